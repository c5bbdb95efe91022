import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { DEAL_FIELD } from '@shared-kit/domain/finance/calculator/deal-address';
import { dealPath } from '@shared-kit/domain/form/token-path';
import { EVERY_PHONE, withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { shownCar } from '../finance-quotes/car-page-quote.service';
import type { FormEffect } from '../leads/form-effect.port';
import { dealToken, readDealToken } from './deal-token';
import { dealView } from './deal-view';
import type { DealDeps } from './deal-view';
import { dealOfLink, dealRepository } from './deals.repository';
import type { DealRow } from './deals.schema';

type Deps = DealDeps & { sessionSecret: string };
type Asked = { url: string; car_id: string; phone: string | null };

/**
 * The dealer reads what the shopper put together for the car that they ask about, dollar by dollar, as answers of the lead:
 * of whoever is signed in, or came from the link of a deal. It costs nobody their lead where it cannot be worked out.
 */
export function dealEffect({ sessionSecret, ...deps }: Deps): FormEffect {
  async function dealAbout(site: TenantSite, { url, car_id: named, phone }: Asked): Promise<DealRow | null> {
    const car = await shownCar(deps.db, site, named, new Date());
    if (!car) return null;
    const token = URL.parse(url, 'http://page')?.searchParams.get(DEAL_FIELD) ?? '';
    const link = token === '' ? null : readDealToken(sessionSecret, site.slug, token);
    const everyone = { ...scopeOf(site), phone: EVERY_PHONE };
    const linked =
      link && !link.isOver ? await withScope(deps.db, everyone, (tx) => dealOfLink(tx, site, link.id)) : null;
    if (linked?.carId === car.id) return linked;
    if (phone === null) return null;
    return withScope(deps.db, { ...scopeOf(site), phone }, (tx) => dealRepository(tx, site, phone).ofCar(car.id));
  }

  return {
    forms: 'every',
    async begin({ body: { url, car_id }, signedIn: phone, request: { site, protocol, headers } }) {
      const row = await dealAbout(site, { url, car_id, phone });
      if (!row) return null;
      const { rows } = await dealView(deps, site, row);
      const link = `${protocol}://${headers.host}${dealPath(dealToken(sessionSecret, site.slug, row.id))}`;
      const details: LeadDetail[] = [
        ...rows.map(({ label, value }, index) => ({ name: `deal_${index}`, label: `Their deal: ${label}`, value })),
        { name: 'deal_link', label: 'Link to their deal', value: link },
      ];
      return { details, needsMail: false, carryOut: async () => null };
    },
  };
}
