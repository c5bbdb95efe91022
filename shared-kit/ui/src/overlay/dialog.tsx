import { Modal } from './modal';
import type { ModalProps } from './modal';

type DialogProps = ModalProps & { size?: 's' | 'm' | 'l' };

/** A question or a short form over the page. */
export function Dialog({ size = 'm', ...rest }: DialogProps) {
  return <Modal shape={size} {...rest} />;
}
