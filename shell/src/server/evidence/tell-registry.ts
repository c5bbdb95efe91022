import { createHmac, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { EvidenceBook } from '@shared-kit/domain/server/evidence-book';

/** How often what was counted is told, in milliseconds: a bad version is judged by what came seconds ago. */
const TELL_MS = 5000;
/** Rows in one request; the registry takes 20,000. */
const AT_ONCE = 5000;
const EVIDENCE_TYPE = 'application/vnd.release-evidence+json';

type Options = { book: EvidenceBook; secret: string; registryUrl: string; log: Logger };

/**
 * Tells the registry every few seconds what was counted, sealed with the secret that shells share with it. What it did not
 * take is told again with what comes next; where only its answer was lost, that counts twice, for every version alike.
 */
export function tellRegistry({ book, secret, registryUrl, log }: Options): { stop: () => Promise<void> } {
  let isFailing = false;
  const tell = async (): Promise<void> => {
    const rows = book.take();
    while (rows.length > 0) {
      const minutes = rows.splice(0, AT_ONCE);
      const body = JSON.stringify({ sentAtMs: Date.now(), nonce: randomUUID(), minutes });
      try {
        await post(`${registryUrl}/shells.json`, body, createHmac('sha256', secret).update(body).digest('base64url'));
        if (isFailing) log.info('The registry takes evidence again');
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'The registry does not take evidence; it is kept');
        isFailing = true;
        book.putBack([...minutes, ...rows.splice(0)]);
      }
    }
  };
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell);
  }, TELL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await telling.then(tell);
    },
  };
}

async function post(url: string, body: string, seal: string): Promise<void> {
  const { statusCode, body: answer } = await request(url, {
    method: 'POST',
    headers: { 'content-type': EVIDENCE_TYPE, 'x-evidence-seal': seal },
    body,
    headersTimeout: 3000,
    bodyTimeout: 3000,
  });
  await answer.dump();
  if (statusCode !== 204) throw new Error(`answered ${statusCode}`);
}
