import type { ComponentProps } from 'react';
import * as s from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & { label: string };

/** A round 44 px button with an icon that needs no word. `label` is what a screen reader says. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} className={s.iconButton} aria-label={label} title={label} {...rest} />;
}
