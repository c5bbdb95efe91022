import { Button } from '../form/button';
import type { ComponentProps } from 'react';

type ModalButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** The id of a Dialog or Sheet that leaves `open` out. */
  opens: string;
};

/** Opens a Dialog or Sheet before hydration and without JavaScript, where the browser knows invoker commands. */
export function ModalButton({ opens, ...rest }: ModalButtonProps) {
  function openInOlderBrowsers() {
    const dialog = document.getElementById(opens);
    if (!('commandForElement' in HTMLButtonElement.prototype) && dialog instanceof HTMLDialogElement)
      dialog.showModal();
  }
  return (
    <Button
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: opens }}
      {...rest}
      onClick={openInOlderBrowsers}
    />
  );
}
