import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { stopAlertsPath } from '@shared-kit/domain/form/token-path';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { countedText } from '@shared-kit/domain/text/site-text';
import type { TenantSite } from '../../plugins/tenant';
import { mailBody } from '../messaging/mail-body.service';
import type { MailRow } from '../messaging/mail-body.service';
import type { Mail } from '../messaging/mail.port';
import type { AlertMail, MailedChange } from './alert-mails.repository';

/** More than this nobody reads: the page has all. */
const MOST = 12;

type Writing = {
  site: TenantSite;
  mail: AlertMail;
  mailId: string;
  token: string;
  cards: ReadonlyMap<string, CarCard>;
};

/** What changed, in one mail; null where nothing of it can be told any more. Prices in whole dollars. */
export function alertMail({ site: { config }, mail, mailId, token, cards }: Writing): Mail | null {
  const { origin, email } = mail;
  const told = mail.changes
    .map((change) => lineOf(change, cards.get(change.car_id), { origin, config }))
    .filter((line) => line !== null);
  if (told.length === 0) return null;
  const stop = origin + stopAlertsPath(token);
  const heading = told.length === 1 ? (told[0]?.[1] ?? '') : `${countedText(config, told.length)} changed`;
  const more = told.length - MOST;
  return {
    dedupeId: `alert-${mailId}`,
    ...{ fromName: config.name, to: email, subject: heading, unsubscribe: `${origin}/api/alerts/stop/${token}` },
    replyTo: { name: config.name, address: config.email },
    ...mailBody({
      ...{ from: config.name, heading, theme: config.theme },
      blocks: [
        { kind: 'rows', rows: told.slice(0, MOST) },
        ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
        { kind: 'action', label: 'See your saved searches', href: `${origin}/saved-searches` },
        {
          kind: 'small',
          rows: [
            ['', `You asked ${config.name} to tell you.`],
            ['', 'Stop these emails', stop],
            ['', `${config.name}, ${config.address.street}, ${config.address.city} ${config.address.state}`],
          ],
        },
      ],
    }),
  };
}

type Told = { origin: string; config: TenantSite['config'] };

/** Null of a car that this site shows no more, and of which nobody kept a name. */
function lineOf(change: MailedChange, card: CarCard | undefined, { origin, config }: Told): MailRow | null {
  const name = card?.name ?? change.saved_name;
  if (!name) return null;
  const href = card && origin + card.path;
  const price = card ? `, ${priceText(priceDisplay(card, config))}` : '';
  switch (change.kind) {
    case 'new':
      return [change.label ?? 'New', `${name}${price}`, href];
    case 'price': {
      const before = change.price_before === null ? '' : ` (was ${formatMoney(change.price_before)})`;
      return ['Price drop', `${name}${price}${before}`, href];
    }
    case 'reserved':
      return ['Reserved', name, href];
    case 'sold':
      return ['Sold', name, href];
  }
}
