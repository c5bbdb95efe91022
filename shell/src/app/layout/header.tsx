import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import { SiteHeader } from '@shared-kit/ui/site/site-header';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { useMenus } from './menus-context';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

const account = <Slot name="layout.header-account" props={{}} />;
const Site = memo(SiteHeader);

/** Rendered anew when the path changes, not with each filter of a search. */
export const Header = memo(function Header() {
  const site = useSite();
  const { header } = useMenus();
  const { pathname } = useLocation();
  return (
    <Site name={site.name} items={header} currentPath={pathname} phone={phoneOf(null, site)}>
      {account}
    </Site>
  );
});
