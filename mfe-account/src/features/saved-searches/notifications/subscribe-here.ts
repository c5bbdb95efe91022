import type { PushSubscriptionBody } from '@shared-kit/contracts/account/saved-searches.contract';
import { PUSH_WORKER_PATH } from '@shared-kit/domain/account/push-worker-path';

/** `denied`: its owner said no, now or before. `closed`: they have not answered. */
type Subscribed = PushSubscriptionBody | 'denied' | 'closed';

/**
 * Has the browser ask its owner and subscribe to this site's notifications. Only ever by a press: browsers ask for nothing
 * else, and shoppers neither.
 *
 * @param key what it subscribes to (VAPID, base64url).
 * @throws {Error} where the browser has no push service, or does not reach it.
 */
export async function subscribeHere(key: string): Promise<Subscribed> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'closed';
  await navigator.serviceWorker.register(PUSH_WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(asked).catch(async (error: unknown) => {
    // The platform has another key than when this browser subscribed.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(asked);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
