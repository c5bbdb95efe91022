import { IconButton } from '@shared-kit/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import type { Ref } from 'react';

type HeartButtonProps = {
  carName: string;
  saved: boolean;
  busy: boolean;
  /** It can be pressed and let go; else it leads to the sign-in. */
  isToggle: boolean;
  press: () => void;
  heart: Ref<HTMLButtonElement>;
  /** A form's button leaves the press to its form. */
  type?: 'button' | 'submit';
};

export function HeartButton({ carName, saved, busy, isToggle, press, heart, type = 'button' }: HeartButtonProps) {
  return (
    <IconButton
      ref={heart}
      type={type}
      label={`${saved ? 'Saved' : 'Save'}: ${carName}`}
      aria-busy={busy}
      {...(isToggle && { 'aria-pressed': saved })}
      {...(type === 'button' && { onClick: press })}
    >
      <Heart aria-hidden />
    </IconButton>
  );
}
