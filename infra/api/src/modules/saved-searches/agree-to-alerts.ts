import type { ChosenAlerts } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALERT_TEXTS_WORDING, ALERT_WORDING } from '@shared-kit/domain/account/alert-wording';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import type { Tx } from '../../db/db';
import { askAddress } from './mails/ask-address';
import { savedSearchRepository } from './saved-searches.repository';

type Agreed = Pick<ApiDeps, 'jobs' | 'config'> & { phone: string; chosen: ChosenAlerts };

/** Notes what a shopper ticked with the words beside it (R-LEGAL-05); a new address is asked by a mail first. What is not ticked stays. */
export async function agreeToAlerts(
  tx: Tx,
  { site, protocol, headers }: Pick<FastifyRequest, 'site' | 'protocol' | 'headers'>,
  { jobs, config, phone, chosen: { alerts, texts, email, frequency } }: Agreed,
): Promise<void> {
  const own = savedSearchRepository(tx, site, phone);
  const origin = siteOrigin(site.config, { protocol, host: headers.host ?? '' });
  if (texts) await own.chooseTexts({ frequency, wording: ALERT_TEXTS_WORDING, origin });
  if (!alerts) return;
  const asked = await own.choose({ email, frequency, wording: ALERT_WORDING, origin }, new Date());
  if (asked) await askAddress(tx, { jobs, config, site: site.slug }, { ...asked, email });
}
