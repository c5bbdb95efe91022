import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const isServer = typeof window === 'undefined';

/**
 * A link that stays in the page for this site's own paths and is a plain one for everything else
 * (`tel:`, `#part`, other sites, files and redirects of the API). The server writes the same `<a>` without the router's hooks:
 * a results page has a hundred links, and they took a tenth of its time.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (isServer || !href.startsWith('/') || href.startsWith('/api/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  );
}
