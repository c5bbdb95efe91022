import { createHmac, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceBook } from '@shared-kit/domain/evidence/evidence-book';

/** How often what was counted is told, in milliseconds: a bad version is judged by what came seconds ago. */
const SEND_EVERY_MS = 5000;
/** Rows in one request; the registry takes 20,000. */
const AT_ONCE = 5000;
const EVIDENCE_TYPE = 'application/vnd.release-evidence+json';

/** So long a report is told again as it was; the registry takes none that is older than five minutes. */
const RETOLD_MS = 4 * 60_000;
const TAKEN_ALREADY = 409;

type Report = { sentAtMs: number; nonce: string; minutes: EvidenceMinute[] };
/** `mayBeTaken`: it was sent, and what became of it nobody said. */
type Sending = { report: Report; mayBeTaken: boolean };
type Options = { book: EvidenceBook; secret: string; registryUrl: string; log: Logger };

/**
 * Tells the registry every few seconds what was counted, sealed with the secret that shells share with it. What it did not
 * take is told again in the same words, which count once: where only the answer was lost, it says that it has them, and of
 * no other report that is believed. What is too old for that goes with what comes next.
 */
export function sendEvidence({ book, secret, registryUrl, log }: Options): { stop: () => Promise<void> } {
  let isFailing = false;
  let untaken: Sending | null = null;
  const sendCounted = async (): Promise<void> => {
    if (untaken && Date.now() - untaken.report.sentAtMs > RETOLD_MS) {
      book.putBack(untaken.report.minutes);
      untaken = null;
    }
    const rows = book.take();
    while (untaken || rows.length > 0) {
      const sending: Sending = untaken ?? { report: newReport(rows.splice(0, AT_ONCE)), mayBeTaken: false };
      const failure = await send(sending, registryUrl, secret);
      if (failure) {
        if (!isFailing) log.warn({ err: failure }, 'The registry does not take evidence; it is kept');
        isFailing = true;
        untaken = sending;
        book.putBack(rows.splice(0));
        return;
      }
      if (isFailing) log.info('The registry takes evidence again');
      isFailing = false;
      untaken = null;
    }
  };
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(sendCounted);
  }, SEND_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await sending.then(sendCounted);
    },
  };
}

function newReport(minutes: EvidenceMinute[]): Report {
  return { sentAtMs: Date.now(), nonce: randomUUID(), minutes };
}

/** @returns why it is not taken; null where it is. */
async function send(sending: Sending, registryUrl: string, secret: string): Promise<unknown> {
  const body = JSON.stringify(sending.report);
  try {
    const status = await post(
      `${registryUrl}/shells.json`,
      body,
      createHmac('sha256', secret).update(body).digest('base64url'),
    );
    if (status === 204 || (status === TAKEN_ALREADY && sending.mayBeTaken)) return null;
    // Whoever stands before the registry may have failed after it took the report.
    sending.mayBeTaken ||= status >= 500;
    return new Error(`answered ${status}`);
  } catch (error) {
    sending.mayBeTaken = true;
    return error;
  }
}

/** @returns the status. */
async function post(url: string, body: string, seal: string): Promise<number> {
  const { statusCode, body: answer } = await request(url, {
    method: 'POST',
    headers: { 'content-type': EVIDENCE_TYPE, 'x-evidence-seal': seal },
    body,
    headersTimeout: 3000,
    bodyTimeout: 3000,
  });
  await answer.dump();
  return statusCode;
}
