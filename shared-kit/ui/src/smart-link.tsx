import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link that stays in the page for this site's own paths and is a plain one for everything else (`tel:`, `#part`, other sites). */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
