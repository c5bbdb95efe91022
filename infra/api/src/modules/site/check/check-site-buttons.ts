import { buttonSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Button, SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { CARD_PAGES, SIDEBAR_PAGES } from '@shared-kit/domain/form/form-path';
import { financeProviders, isFinanceProvider } from '@shared-kit/domain/finance/eligibility/lender-rules';
import { CHECKOUT_ROUTE } from '@shared-kit/domain/vehicle/vehicle-path';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';

const LISTS = ['card_buttons', 'sidebar_buttons'] as const;
type ButtonList = (typeof LISTS)[number];

const CHECKOUT = { reserve: CHECKOUT_ROUTE };

/** Routes that the buttons of a list lead to. */
const pagesOf: Readonly<Record<ButtonList, Partial<Record<Button, string>>>> = {
  card_buttons: { ...CHECKOUT, ...CARD_PAGES },
  sidebar_buttons: { ...CHECKOUT, ...SIDEBAR_PAGES },
};

/** Buttons that would do nothing, by name. `paths` are the routes that the site has. */
export function checkButtons(site: Pick<SiteConfig, ButtonList>, paths: ReadonlySet<string>): SiteConfigFault[] {
  return LISTS.flatMap((list) =>
    site[list].flatMap((name, index) => {
      if (!isDrawn(list, name)) return [nothing(list, name, index)];
      const page = pagesOf[list][name];
      if (page === undefined || paths.has(page)) return [];
      return [
        { path: `${list}.${index}`, message: `the button ${name} leads to ${page}, which this site does not have` },
      ];
    }),
  );
}

/** Buttons that no code draws, as written: the name that a person looks for, beside the schema's own words. */
export function nameButtons(given: object): SiteConfigFault[] {
  return LISTS.flatMap((list) => {
    const names: unknown = (given as Record<string, unknown>)[list];
    if (!Array.isArray(names)) return [];
    return names.flatMap((name: unknown, index) => (isDrawn(list, name) ? [] : [nothing(list, name, index)]));
  });
}

/** A car's own page is where `details` would lead to. */
function isDrawn(list: string, name: unknown): boolean {
  return buttonSchema.safeParse(name).success && !(list === 'sidebar_buttons' && name === 'details');
}

function nothing(list: string, name: unknown, index: number): SiteConfigFault {
  return { path: `${list}.${index}`, message: `no button ${String(name)} does anything here` };
}

/** A provider whose figures no page shows. */
export function checkFinanceProvider({
  finance_provider: name,
}: Pick<SiteConfig, 'finance_provider'>): SiteConfigFault[] {
  if (name === null || isFinanceProvider(name)) return [];
  const known = financeProviders.join(', ');
  return [{ path: 'finance_provider', message: `${name} is none of ${known}: its figures are hidden` }];
}
