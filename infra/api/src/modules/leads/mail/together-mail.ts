import { joinedWords } from '@shared-kit/domain/text/joined-words';
import type { MailRow } from '../../messaging/mail-body.service';
import { linkOf } from './read-lead-facts';
import type { MailAbout } from './mail-about';
import type { ShopperWords } from './shopper-words';

const NEXT =
  'Each dealership has your message with its own vehicles. A person there gets back to you by phone or email.';

/** The one mail about a message to several dealerships or about several vehicles: each of them with its place. */
export function togetherMail(about: MailAbout): (Omit<ShopperWords, 'next'> & { next?: string }) | null {
  const { lead, vendor, facts } = about;
  if (!lead.car || facts.together.length === 0) return null;
  const first = { name: lead.car.name, path: lead.car.path, place: vendor.place || vendor.name };
  const cars = [first, ...facts.together];
  return {
    subject: `Your enquiry about ${cars.length} vehicles`,
    opening: `Thank you for your enquiry about ${joinedWords(cars.map(({ name }) => `the ${name}`))}.`,
    rows: cars.map(({ name, place, path }): MailRow => [
      'Vehicle',
      place ? `${name}, ${place}` : name,
      linkOf(lead, path),
    ]),
    ...(facts.together.some(({ isOwn }) => !isOwn) && { next: NEXT }),
  };
}
