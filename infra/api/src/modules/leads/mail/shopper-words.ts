import { ENQUIRY_CATEGORIES } from '@shared-kit/contracts/form/lead-form';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { MailBlock, MailRow } from '../../messaging/mail-body.service';
import { linkOf } from './read-lead-facts';
import type { MailAbout } from './mail-about';

/** What a shopper reads: the subject, the first sentence, the facts, where to go on, and what comes next. */
export type ShopperWords = {
  subject: string;
  opening: string;
  rows?: readonly MailRow[];
  action?: { label: string; href: string };
  next: string;
  conditions?: readonly string[];
};

/** Null where nothing is left to say: what the form began has ended since, and another mail says so. */
export type ShopperWriter = (about: MailAbout) => ShopperWords | null;

export function bookingRows(about: MailAbout): readonly MailRow[] {
  const { booking } = about.facts;
  return booking ? [['When', booking.when], ...whereRows(about), ...carRows(about)] : [];
}

/** Of a test drive that is asked for and not promised; empty where it is. */
export function unsureNote({ facts: { booking } }: MailAbout): string {
  return booking?.unsure ? `It is not confirmed yet: the vehicle is ${booking.unsure}. We call you before then.` : '';
}

export function whereRows({ facts: { booking } }: MailAbout): readonly MailRow[] {
  return booking ? [['Where', `${booking.location_name}\n${booking.address}`]] : [];
}

/** The vehicle, with its page. */
export function carRows({ lead }: Pick<MailAbout, 'lead'>): readonly MailRow[] {
  if (!lead.car) return [];
  const name = isAvailable(lead.car) ? lead.car.name : `${lead.car.name} (sold)`;
  return [['Vehicle', name, linkOf(lead, lead.car.path)]];
}

/** Which of the dealership's places was asked; a vehicle's own says where the vehicle stands. */
export function placeRows({ lead, vendor }: MailAbout): readonly MailRow[] {
  return lead.car ? [] : row('Where', vendor.place);
}

/** "parts enquiry", where that is what it is about. */
export function enquiryWord({ lead: { car, payload } }: MailAbout): string {
  const { category } = payload;
  const isOfCounter = !car && category !== 'General Enquiry' && ENQUIRY_CATEGORIES.some((known) => known === category);
  return isOfCounter ? category.toLowerCase() : 'enquiry';
}

/** Nothing where it was not answered. */
export function row(label: string, value: string): readonly MailRow[] {
  return value ? [[label, value]] : [];
}

/** "about the 2021 Toyota RAV4"; null without a vehicle. */
export function aboutCar({ lead }: MailAbout): string | null {
  return lead.car && `about the ${lead.car.name}`;
}

/** A form about a vehicle that has left stock still has its mail. */
export function theCar({ lead }: MailAbout): string {
  return lead.car ? `the ${lead.car.name}` : 'a vehicle';
}

/** For a mail: what it opens with stands above everything as its heading. */
export function shopperBlocks({ rows = [], action, next, conditions = [] }: ShopperWords): MailBlock[] {
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(action ? [{ kind: 'action', ...action } as const] : []),
    { kind: 'text', text: next },
    ...(conditions.length > 0 ? [{ kind: 'list', title: 'Your deposit', items: conditions } as const] : []),
  ];
}

/** Where whoever gave their address sees what they agreed to, and is taken off every list. */
export function preferencesRows(lead: MailAbout['lead'], { preferences }: MailAbout['facts']): readonly MailRow[] {
  return preferences ? [['Offers and news', 'see what you agreed to, or unsubscribe', linkOf(lead, preferences)]] : [];
}
