import { LEGAL_PATHS, PRIVACY_PATH } from '@shared-kit/domain/content/legal-pages';
import { yearIn } from '@shared-kit/domain/time/year-in';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { SiteFooter } from '@shared-kit/ui/site/site-footer';
import { useMenus } from './menus-context';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** Opens the question again (client/measuring/measuring.ts); without JavaScript nothing is measured, and it leads to the policy. */
const measuringChoice = { label: 'Measuring choices', href: `${PRIVACY_PATH}#measuring` };

const legalPaths = new Set(LEGAL_PATHS);

/** @param isPlain one line: who this is, and what a site must say. */
export function Footer({ isPlain }: { isPlain: boolean }) {
  const site = useSite();
  const { footer } = useMenus();
  const { street, city, state, postcode } = site.address;
  const legal = site.pages
    .filter(({ path }) => legalPaths.has(path))
    .map(({ title, path }) => ({ label: title, href: path }));
  return (
    <SiteFooter
      name={site.name}
      groups={(isPlain ? [] : footer).map(({ group, links }) => ({
        title: group,
        items: links.filter(({ href }) => !legalPaths.has(href)),
      }))}
      stats={isPlain ? [] : site.stats}
      licence={site.dealer_license_number}
      address={`${street}, ${city} ${state} ${postcode}`}
      phone={phoneOf(null, site)}
      // Never folded away: a choice must be as easy to take back.
      legal={site.flags.ask_before_measuring ? [...legal, measuringChoice] : legal}
      year={yearIn(site.time_zone, useRenderTime())}
    />
  );
}
