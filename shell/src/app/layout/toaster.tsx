import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { Toast } from '@shared-kit/ui/toast';
import { useEffect, useState } from 'react';

type Message = EventPayload<'toast:show'>;

/** How long a toast stays unless it says otherwise, in milliseconds. */
const TOAST_MS = 6000;

// Subscribed before any remote runs: effects of children fire before the layout's.
let latest: Message | null = null;
let show: (message: Message) => void = (message) => {
  latest = message;
};
if (typeof window !== 'undefined') bus.on('toast:show', (message) => show(message));

/** Shows the newest toast only (spec section 9: toast limit 1). */
export function Toaster() {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    show = setMessage;
    if (latest) setMessage(latest);
    latest = null;
  }, []);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), message.durationMs ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div role="status" aria-live="polite">
      {message && <Toast {...message} onDismiss={() => setMessage(null)} />}
    </div>
  );
}
