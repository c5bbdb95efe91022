import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import * as s from './fullscreen-dialog.module.css';

type FullscreenDialogProps = {
  label: string;
  className: string | undefined;
  onClose: () => void;
  /** From wherever focus is inside. */
  onKeyDown?: KeyboardEventHandler;
  /** What takes the room there is, and below it what is as high as it needs to be. */
  children: ReactNode;
};

/** The browser's own dialog over the whole screen, open as long as it is rendered: Escape closes it and focus goes back. */
export function FullscreenDialog({ label, className, onClose, onKeyDown, children }: FullscreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${s.dialog} ${className}`}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
