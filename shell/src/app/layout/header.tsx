import { Slot } from '@shared-kit/runtime/slot';
import { saysHours } from '@shared-kit/domain/site/template-parts';
import { useSite } from '@shared-kit/runtime/site-context';
import { SiteHeader } from '@shared-kit/ui/site/site-header';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { StaticPart } from '../static-parts/static-part';
import type { Menus } from '../page-payload';
import { useMenus } from './menus-context';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

const account = <Slot name="layout.header-account" props={{}} />;
/** By the clock: as it was when the page was served. */
const hours = <StaticPart part="hours" once />;
const Site = memo(SiteHeader);
const none: Menus['header'] = [];

/** Rendered anew when the path changes, not with each filter of a search. */
export const Header = memo(function Header({ isPlain }: { isPlain: boolean }) {
  const site = useSite();
  const { header } = useMenus();
  const { pathname } = useLocation();
  return (
    <Site
      name={site.name}
      items={isPlain ? none : header}
      currentPath={pathname}
      phone={phoneOf(null, site)}
      hours={saysHours(site) && hours}
    >
      {account}
    </Site>
  );
});
