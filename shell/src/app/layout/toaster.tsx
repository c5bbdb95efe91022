import { observableValue } from '@shared-kit/domain/async/observable-value';
import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { Toast, ToastRegion } from '@shared-kit/ui/message/toast';
import { useSyncExternalStore } from 'react';

type Message = EventPayload<'toast:show'> & { id: number };

let count = 0;
const current = observableValue<Message | null>(null);

// Subscribed before any remote runs: effects of children fire before the layout's.
if (typeof window !== 'undefined') bus.on('toast:show', (message) => current.set({ ...message, id: (count += 1) }));

/** Shows the newest toast only (S9-44). */
export function Toaster() {
  const message = useSyncExternalStore(current.subscribe, current.get, () => null);
  return (
    <ToastRegion>{message && <Toast key={message.id} {...message} onDismiss={() => current.set(null)} />}</ToastRegion>
  );
}
