import type { Config } from '../../../config';
import type { PushPort } from './push.port';
import { isPushAddress } from './push-address';
import { areBrowserKeys } from './sealed-push';
import type { PushTarget } from './push.port';
import { vapidKey } from './vapid-key';
import { webPush } from './web-push.adapter';

type PushConfig = Pick<Config, 'VAPID_PRIVATE_KEY' | 'MAIL_FROM' | 'PUSH_TO_LOOPBACK'>;

/** How notifications leave, and what browsers subscribe to; null where the platform has no key for them. */
export function choosePush(config: PushConfig): { port: PushPort; publicKey: string } | null {
  const { VAPID_PRIVATE_KEY: privateKey, MAIL_FROM: from, PUSH_TO_LOOPBACK: toLoopback } = config;
  if (privateKey === undefined) return null;
  const key = vapidKey(privateKey);
  return { port: webPush({ key, subject: `mailto:${from}`, toLoopback }), publicKey: key.publicKey };
}

/** Whether a browser can be told there: a push service of the public internet, and keys that are keys. */
export function canBePushed(target: PushTarget, { PUSH_TO_LOOPBACK: toLoopback }: PushConfig): boolean {
  return isPushAddress(target.endpoint, { toLoopback }) && areBrowserKeys(target);
}
