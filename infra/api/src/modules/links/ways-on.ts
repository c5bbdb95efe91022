import { SELL_PATH } from '@shared-kit/domain/form/form-path';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import { featuresOf } from '@shared-kit/domain/site/site-features';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { LinkPurpose } from '../../signing/signed-id';
import { phoneOfLead } from '../leads/accept/phone-of-lead.service';
import { findSiteCard } from '../stock/vehicles.service';

type Ways = NonNullable<Problem['links']>;
type Ended = { purpose: LinkPurpose; leadId: string; carId?: string | null };

/** What was asked for can be had anew, where the site still offers it. */
function againWays({ config }: TenantSite, purpose: LinkPurpose): Ways {
  if (purpose === 'preferences') return [{ label: 'Unsubscribe by your address', href: '/pages/unsubscribe' }];
  if (purpose === 'valuation' && featuresOf(config).tradeIn)
    return [{ label: 'Value your vehicle again', href: SELL_PATH }];
  return [];
}

/**
 * Where somebody goes on whose link has ended: nothing of the person, and nothing of what the link showed, stands in it.
 * The place to call answers who they are before it says or sends anything.
 */
export async function waysOn(tx: Tx, site: TenantSite, { purpose, leadId, carId }: Ended): Promise<Ways> {
  const car = carId ? await findSiteCard(tx, site, carId) : null;
  const phone = await phoneOfLead(tx, site, leadId);
  const call = phoneHref(phone);
  return [
    ...(call ? [{ label: `Call ${formatPhone(phone)}`, href: call }] : []),
    ...againWays(site, purpose),
    ...(car ? [{ label: 'See the vehicle', href: car.path }] : []),
    { label: 'Contact us', href: CONTACT_PATH },
  ];
}
