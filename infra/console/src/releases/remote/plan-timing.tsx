import type { DeskPlan } from '@shared-kit/contracts/operator/release-evidence.contract';
import { windowWords } from '@shared-kit/domain/release/window-words';
import { formatShare, formatZonedMoment } from '../../message/format';
import * as s from './evidence-panel.module.css';

/** When a plan goes on, and what it waits for now. */
export function PlanTiming({ plan: { state, start, windows, next } }: { plan: DeskPlan }) {
  return (
    <>
      {start !== null && <p className={s.words}>Begins no earlier than {formatZonedMoment(start)}</p>}
      {windows.length > 0 && (
        <p className={s.words}>
          Goes on {windows.map(windowWords).join('; ')}, by the clock of every site that a step reaches
        </p>
      )}
      {next && (
        <p className={s.words}>
          {state === 'draft' ? 'Once approved' : 'Now'}: {next.words}
          {next.until !== null && ` until ${formatZonedMoment(next.until)}`}
        </p>
      )}
    </>
  );
}

/** What it does to whom, step by step. */
export function PlanSchedule({ plan: { steps, promote } }: { plan: DeskPlan }) {
  return (
    <ol className={s.steps}>
      {steps.map(({ weightBps, ring, waitMinutes, takenAt }, index) => (
        <li key={index}>
          {formatShare(weightBps)} of {ring === null ? 'all sites' : `ring ${ring}`}, {waitMinutes} min
          {takenAt && `: since ${formatZonedMoment(takenAt)}`}
        </li>
      ))}
      {promote && <li>everybody</li>}
    </ol>
  );
}
