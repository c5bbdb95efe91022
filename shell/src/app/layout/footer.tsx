import { yearIn } from '@shared-kit/domain/year-in';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { SiteFooter } from '@shared-kit/ui/site-footer';
import { useMenus } from './menus-context';

const legalPaths = new Set(['/privacy-policy', '/terms-and-conditions']);

export function Footer() {
  const site = useSite();
  const { footer } = useMenus();
  const { street, city, state, postcode } = site.address;
  const legal = site.pages
    .filter(({ path }) => legalPaths.has(path))
    .map(({ title, path }) => ({ label: title, href: path }));
  return (
    <SiteFooter
      name={site.name}
      groups={footer.map(({ group, links }) => ({
        title: group,
        items: links.filter(({ href }) => !legalPaths.has(href)),
      }))}
      stats={site.stats}
      licence={site.dealer_license_number}
      address={`${street}, ${city} ${state} ${postcode}`}
      phone={site.phone}
      legal={legal}
      year={yearIn(site.time_zone, useRenderTime())}
    />
  );
}
