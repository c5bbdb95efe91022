import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { Toast, ToastRegion } from '@shared-kit/ui/toast';
import { useEffect, useState } from 'react';

type Message = EventPayload<'toast:show'> & { id: number };

// Subscribed before any remote runs: effects of children fire before the layout's.
let count = 0;
let latest: Message | null = null;
let show = (message: Message) => {
  latest = message;
};
if (typeof window !== 'undefined') bus.on('toast:show', (message) => show({ ...message, id: (count += 1) }));

/** Shows the newest toast only (spec section 9: toast limit 1). */
export function Toaster() {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    show = setMessage;
    if (latest) setMessage(latest);
    latest = null;
  }, []);

  return <ToastRegion>{message && <Toast key={message.id} {...message} onDismiss={() => setMessage(null)} />}</ToastRegion>;
}
