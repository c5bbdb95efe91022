import { takeFailures } from '@shared-kit/runtime/failure-notes';
import { sendPageReport } from './page-report';

/** What fails together is told together, in milliseconds. */
const TOGETHER_MS = 1000;
/** As the contract has it. */
const AT_ONCE = 20;

let isWaiting = false;

/** Tells what was noted, a moment later or as the page is left. */
export function reportFailures(set: string): void {
  if (isWaiting) return;
  isWaiting = true;
  let isTold = false;
  const sendOnce = () => {
    if (isTold) return;
    isTold = true;
    isWaiting = false;
    const failures = takeFailures().slice(0, AT_ONCE);
    if (failures.length > 0) sendPageReport(set, { failures });
  };
  setTimeout(sendOnce, TOGETHER_MS);
  addEventListener('pagehide', sendOnce, { once: true });
}
