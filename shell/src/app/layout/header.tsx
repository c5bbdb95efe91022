import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import { SiteHeader } from '@shared-kit/ui/site-header';
import { useLocation } from 'react-router';
import { useMenus } from './menus-context';

const nothing = {};

export function Header() {
  const site = useSite();
  const { header } = useMenus();
  const { pathname } = useLocation();
  const phone = { display: formatPhone(site.phone), href: phoneHref(site.phone) ?? '#' };
  return (
    <SiteHeader name={site.name} items={header} currentPath={pathname} phone={phone}>
      <Slot name="layout.header-account" props={nothing} />
    </SiteHeader>
  );
}
