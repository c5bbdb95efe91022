import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import * as s from './modal.module.css';

export type ModalProps = {
  /** What an opening button names, and what the title's id starts with. */
  id: string;
  title: string;
  /** Leave it out where a ModalButton opens it, also without JavaScript. */
  open?: boolean;
  /** Called once it has closed, whoever closed it: Escape, the cross, a press beside it. */
  onClose?: () => void;
  /** Buttons that stay in view. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back, for no bytes. */
export function Modal({
  id,
  title,
  open,
  onClose,
  footer,
  children,
  shape,
}: ModalProps & { shape: 's' | 'm' | 'l' | 'left' | 'right' | 'bottom' }) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    // Closing gives focus back, removing the element would not.
    return () => dialog.close();
  }, [open]);

  function closed() {
    // Opened again before the event of the last closing came.
    if (!ref.current?.open) onClose?.();
  }

  return (
    <dialog
      ref={ref}
      id={id}
      className={classNames(s.modal, s[shape])}
      aria-labelledby={`${id}-title`}
      onClose={closed}
      {...{ closedby: 'any' }}
    >
      <h2 id={`${id}-title`} className={s.title}>
        {title}
      </h2>
      <div className={s.content}>{open === false ? null : children}</div>
      {footer && <div className={s.footer}>{footer}</div>}
      {/* Last, so that opening puts focus on the first thing inside. */}
      <form method="dialog" className={s.close}>
        <IconButton type="submit" label="Close">
          <X aria-hidden />
        </IconButton>
      </form>
    </dialog>
  );
}
