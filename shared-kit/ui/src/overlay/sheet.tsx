import { Modal } from './modal';
import type { ModalProps } from './modal';

type SheetProps = ModalProps & { side?: 'left' | 'right' | 'bottom' };

/** A panel at an edge, full height on a phone (`bottom`: as high as what is in it). */
export function Sheet({ side = 'right', ...rest }: SheetProps) {
  return <Modal shape={side} {...rest} />;
}
