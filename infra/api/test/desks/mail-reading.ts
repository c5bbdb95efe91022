import type { Email } from 'postal-mime';
import { WEST } from './mail-desk';

/** What a mail says: how its subject begins, sentences it has, and one it must not have. */
export type Reading = { subject: string | RegExp; says: readonly (string | RegExp)[]; not?: RegExp };

/** The subject begins, and both forms of the mail say the sentences. */
export function readAs({ subject = '', text = '', html = '' }: Email, { subject: wanted, says, not }: Reading): void {
  if (typeof wanted === 'string') expect(subject.slice(0, wanted.length)).toBe(wanted);
  else expect(subject).toMatch(wanted);
  for (const said of says)
    if (typeof said === 'string') expect(text).toContain(said);
    else expect(text).toMatch(said);
  if (not) expect(text + html).not.toMatch(not);
}

/** The lead that goes with the dealer's mail names the place it is for, and what a trade-in was valued at. */
export function expectAdf({ attachments }: Email, form: string): void {
  const xml = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
  const vendor = xml.slice(xml.indexOf('<vendor>'), xml.indexOf('</vendor>'));
  for (const said of [WEST.name, WEST.email, WEST.phone, WEST.street, 'Ipswich', '4305'])
    expect(vendor).toContain(said);
  if (form === 'trade-in') expect(xml).toContain('<price type="appraisal" currency="AUD">25200</price>');
}
