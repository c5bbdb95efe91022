import { changedSince, estimatedRange } from './mail-about';
import type { MailAbout } from './mail-about';

/** What a sentence to a dealer is made of: `car` is the vehicle in stock, null where none is named. */
type Saying = MailAbout & { person: string; car: string | null };
/** In one sentence, who wants what. */
export type Sentence = (saying: Saying) => string;

/** Mails may come in another order than what they tell of. */
export function since(about: Pick<MailAbout, 'lead' | 'facts'>): string {
  const change = changedSince(about);
  if (change === 'moved') return `, and moved it since: it is now on ${about.facts.booking?.when ?? ''}`;
  return change === 'cancelled' ? ', and cancelled it since' : '';
}

/** What the shopper was told of a drive that nobody promised them. */
export function toConfirm({ facts: { booking } }: Pick<MailAbout, 'facts'>): string {
  return booking?.unsure ? `: call to confirm it, the vehicle is ${booking.unsure}` : '';
}

/** "estimated at $24,000 to $26,400" */
export function estimated(valuation: Parameters<typeof estimatedRange>[0]): string {
  const range = estimatedRange(valuation);
  return range ? `estimated at ${range}` : 'without an online estimate';
}
