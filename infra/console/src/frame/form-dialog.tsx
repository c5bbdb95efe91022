import { Button } from '@shared-kit/ui/form/button';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import type { ReactNode } from 'react';
import * as s from './rows.module.css';

type FormDialogProps = {
  title: string;
  /** What sends it is called so. */
  button: string;
  size?: 's' | 'm';
  isBusy: boolean;
  onSend: (form: FormData) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const FORM = 'dialog-form';

/** A short form over the page. It stays as it was typed until the platform has taken it. */
export function FormDialog({ title, button, size = 's', isBusy, onSend, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      id="form-dialog"
      title={title}
      size={size}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} variant="primary" busy={isBusy}>
          {button}
        </Button>
      }
    >
      <form
        id={FORM}
        className={size === 's' ? s.form : s.wideForm}
        onSubmit={(event) => {
          event.preventDefault();
          void onSend(new FormData(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
