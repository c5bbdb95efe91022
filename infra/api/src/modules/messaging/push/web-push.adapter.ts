import type { Dispatcher } from 'undici';
import { httpRequest } from '../../../http-request';
import { isPushAddress, publicLookup, refused } from './push-address';
import type { PushPort } from './push.port';
import { sealedPush } from './sealed-push';
import { vapidHeader } from './vapid-key';
import type { VapidKey } from './vapid-key';

const TIMEOUT_MS = 10_000;
/** Of a browser that is no more, or has been given up (RFC 8030, section 7.3). */
const GONE = new Set([404, 410]);

type Sender = {
  key: VapidKey;
  /** Whom a push service may write to. */
  subject: string;
  /** For tests: a push service of this machine, without https. */
  toLoopback: boolean;
};

/** Web push (RFC 8030) by a browser's own push service. What it answers is never read. */
export function webPush({ key, subject, toLoopback }: Sender): PushPort {
  let road: Promise<Dispatcher> | undefined;
  return {
    async send({ to, text, topic, keptSeconds }) {
      const { endpoint } = to;
      if (!isPushAddress(endpoint, { toLoopback })) throw refused();
      road ??= publicRoad();
      const { statusCode, body } = await httpRequest(endpoint, {
        method: 'POST',
        ...(!toLoopback && { dispatcher: await road }),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          urgency: 'normal',
          topic,
          authorization: vapidHeader(key, endpoint, subject, new Date()),
        },
        body: sealedPush(text, to),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      body.on('error', () => {}).destroy();
      if (GONE.has(statusCode)) return 'gone';
      if (statusCode >= 200 && statusCode < 300) return 'sent';
      throw Object.assign(new Error(`The push service answered ${statusCode}`), { responseCode: statusCode });
    },
  };
}

/** Connections that lead to the public internet only. */
async function publicRoad(): Promise<Dispatcher> {
  const { Agent } = await import('undici');
  return new Agent({ connect: { lookup: publicLookup } });
}
