import type { ComponentProps } from 'react';
import { buttonClass } from './form/button';
import type { ButtonLook } from './form/button';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & ButtonLook & { to: string };

/** Goes somewhere, looks like a button. `to` may be a path of the site, `tel:`, `mailto:`, `#part` or another site. */
export function LinkButton({ to, variant, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a href={to} className={buttonClass({ variant, size, wide })} {...rest}>
      {children}
    </a>
  );
}
