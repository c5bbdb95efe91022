import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { Toast, ToastRegion } from '@shared-kit/ui/message/toast';
import { useSyncExternalStore } from 'react';

type Message = EventPayload<'toast:show'> & { id: number };

let count = 0;
let current: Message | null = null;
let changed = () => {};

function show(message: Message | null): void {
  current = message;
  changed();
}

// Subscribed before any remote runs: effects of children fire before the layout's.
if (typeof window !== 'undefined') bus.on('toast:show', (message) => show({ ...message, id: (count += 1) }));

function subscribe(listener: () => void): () => void {
  changed = listener;
  return () => {
    changed = () => {};
  };
}

/** Shows the newest toast only (spec section 9: toast limit 1). */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return <ToastRegion>{message && <Toast key={message.id} {...message} onDismiss={() => show(null)} />}</ToastRegion>;
}
