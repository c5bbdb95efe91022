import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import * as s from './toast.module.css';

type ToastProps = {
  title: string;
  description?: string | undefined;
  action?: { label: string; href: string } | undefined;
  /** How long it stays, in milliseconds. The time stands still while it is pointed at or has focus. */
  durationMs?: number | undefined;
  onDismiss: () => void;
};

/** Where toasts appear. It is on the page from the start, so that screen readers hear what comes into it. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={s.region} role="status" aria-live="polite">
      {children}
    </div>
  );
}

/** One message about something that has happened. Give each a `key`, so that the next one starts its own time. */
export function Toast({ title, description, action, durationMs = 6000, onDismiss }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const toast = element.current;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const escape = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape' && dismiss();
    const listeners = { pointerenter: hold, pointerleave: release, focusin: hold, focusout: release, keydown: escape };
    for (const [type, listener] of Object.entries(listeners)) toast?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) toast?.removeEventListener(type, listener);
    };
  }, []);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);

  return (
    <div ref={element} className={s.toast}>
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {description && <p className={s.description}>{description}</p>}
        {action && <a href={action.href}>{action.label}</a>}
      </div>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
