import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { stopAlertsPath } from '@shared-kit/domain/form/token-path';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import type { PriceDisplay } from '@shared-kit/domain/price/price-display';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { countedText } from '@shared-kit/domain/text/site-text';
import type { TenantSite } from '../../../plugins/tenant';
import { mailBody } from '../../messaging/mail-body.service';
import type { MailRow } from '../../messaging/mail-body.service';
import type { Mail } from '../../messaging/mail.port';
import type { AlertMail, MailedChange } from './alert-mails.repository';

/** More than this nobody reads: the page has all. */
const MOST = 12;

type Writing = {
  site: TenantSite;
  mail: AlertMail;
  mailId: string;
  token: string;
  /** Of those cars that the site shows now, as it shows them. */
  cards: readonly CarCard[];
};

/** What changed, in one mail; null where nothing of it can be told any more. Prices in whole dollars. */
export function alertMail({ site: { config }, mail, mailId, token, cards }: Writing): Mail | null {
  const { origin, email } = mail;
  const shown = new Map(cards.map((card) => [card.id, card]));
  const told = [...Map.groupBy(mail.changes, (change) => change.car_id)]
    .map(([id, changes]) => lineOf(changes, shown.get(id), { origin, config }))
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

/** One line of a car, by how it stands now; null where none of its changes says anything about that. */
function lineOf(changes: readonly MailedChange[], card: CarCard | undefined, told: Told): MailRow | null {
  if (!card || !isAvailable(card)) return soldLine(changes, card, told);
  const href = told.origin + card.path;
  if (card.reserved) return isAmong(changes, 'reserved') ? ['Reserved', card.name, href] : null;
  const arrived = changes.find(({ kind }) => kind === 'new');
  const price = priceDisplay(card, told.config);
  if (arrived) return [arrived.label ?? 'New', `${card.name}, ${priceText(price)}`, href];
  return droppedLine(changes, { name: card.name, price, href });
}

type Priced = { name: string; price: PriceDisplay; href: string };

/** From what it was at the first of its changes to what it is now. */
function droppedLine(changes: readonly MailedChange[], { name, price, href }: Priced): MailRow | null {
  const before = changes.find(({ kind }) => kind === 'price')?.price_before;
  // What has come down is the price without an offer: beside another figure it would be no comparison.
  if (price.kind !== 'price' || !isRealPrice(before) || before <= price.amount) return null;
  return ['Price drop', `${name}, was ${formatMoney(before)}, now ${priceText(price)}`, href];
}

/** By the name it was saved with where the site shows it no more. */
function soldLine(changes: readonly MailedChange[], card: CarCard | undefined, { origin }: Told): MailRow | null {
  const name = card?.name ?? changes.find(({ saved_name: saved }) => saved)?.saved_name;
  return name && isAmong(changes, 'sold') ? ['Sold', name, card && origin + card.path] : null;
}

function isAmong(changes: readonly MailedChange[], kind: MailedChange['kind']): boolean {
  return changes.some((change) => change.kind === kind);
}
