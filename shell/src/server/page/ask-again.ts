import { setTimeout as delay } from 'node:timers/promises';

/**
 * Pauses before each further try, in milliseconds: half a second together. A spare API listens well within it after the
 * one before it has ended; an API that is down for longer is told to the shopper.
 */
const PAUSES_MS = [25, 50, 100, 150, 175];

/** Lost on the way: whether the API has seen the request cannot be told. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Sends a request again while nothing listens at the API, which then has not seen it, and a read also when its
 * connection was lost. Whatever else goes wrong is thrown at once, so is the last try's error.
 */
export async function askAgain<T>(method: string, send: () => Promise<T>): Promise<T> {
  const isRead = method === 'GET' || method === 'HEAD';
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'ECONNREFUSED' && !(isRead && LOST.has(code))) throw error;
      await delay(pause);
    }
  }
  return send();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
