import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { stopAlertsPath } from '@shared-kit/domain/form/token-path';
import { countedText } from '@shared-kit/domain/text/site-text';
import type { TenantSite } from '../../../plugins/tenant';
import { carPicture } from '../../messaging/car-picture.service';
import { mailBody } from '../../messaging/mail-body.service';
import type { Mail } from '../../messaging/mail.port';
import type { AlertMessage } from './alert-mails.repository';
import { placeOf, toldLines } from './told-lines';

/** More than this nobody reads: the page has all. */
const MOST = 12;

type Writing = {
  site: TenantSite;
  mail: AlertMessage;
  mailId: string;
  token: string;
  /** Of those cars that the site shows now, as it shows them. */
  cards: readonly CarCard[];
};

/** What changed, in one mail; null where nothing of it can be told any more. Prices in whole dollars. */
export function alertMail({ site: { config }, mail, mailId, token, cards }: Writing): Mail | null {
  const { origin, email } = mail;
  const told = toldLines(mail.changes, cards, { origin, config });
  if (told.length === 0) return null;
  const stop = origin + stopAlertsPath(token);
  const heading = told.length === 1 ? (told[0]?.[1] ?? '') : `${countedText(config, told.length)} changed`;
  const more = told.length - MOST;
  const place = placeOf(mail.changes);
  return {
    dedupeId: `alert-${mailId}`,
    ...{ fromName: config.name, to: email, subject: heading, unsubscribe: `${origin}/api/alerts/stop/${token}` },
    replyTo: { name: config.name, address: config.email },
    ...mailBody({
      ...{ from: config.name, heading, theme: config.theme },
      blocks: [
        ...(told.length === 1
          ? carPicture(cards.find(({ path }) => origin + path === told[0]?.[2]) ?? null, origin)
          : []),
        { kind: 'rows', rows: told.slice(0, MOST) },
        ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
        { kind: 'action', label: place.label, href: origin + place.path },
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
