import type { ComponentProps, MouseEvent } from 'react';
import * as s from './button.module.css';
import { classNames } from '../class-names';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { busy?: boolean };

/** The classes of a button, for what looks like one. */
export function buttonClass({ variant = 'secondary', size = 'm', wide = false }: ButtonLook): string {
  return `${s.button} ${s[variant]}${size === 'm' ? '' : ` ${s[size]}`}${wide ? ` ${s.wide}` : ''}`;
}

/** While busy it keeps focus and size, says so to screen readers, and does nothing when pressed. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, wide });
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={busy ? classNames(look, s.busy) : look}
      onClick={press}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
    >
      {busy ? <span>{children}</span> : children}
    </button>
  );
}
