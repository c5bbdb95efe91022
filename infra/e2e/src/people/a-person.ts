import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  postcode: string;
  comments: string;
};

/** A shopper nobody else is in this run. */
export function aPerson(): Person {
  const time = `${Math.floor(Math.random() * 12) + 1}:${String(Math.floor(Math.random() * 60)).padStart(2, '0')}`;
  return {
    firstName: 'Robin',
    lastName: 'Fairweather',
    email: `robin.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`,
    mobile: aMobile(),
    postcode: '4006',
    // The same words from one address again and again would pass for a robot's.
    comments: `Is it still there? I could come by on Saturday, about ${time}.`,
  };
}

/**
 * Headers of a shopper with an address of their own, as a proxy on this machine names it. Filled in within a second,
 * forms from the one address of all journeys look like a robot's and wait for a person.
 */
export function fromOwnAddress(): Record<string, string> {
  return { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 254) + 1}` };
}

/** A mobile number nobody else uses in this run, as people type it. */
export function aMobile(): string {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return `04${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/** The same number as it is stored. */
export function e164(mobile: string): string {
  return `+61${mobile.replaceAll(' ', '').slice(1)}`;
}

/** A person's details by the labels of an enquiry, and the tick for the terms. */
export const enquiryOf = (person: Person) =>
  [
    [/^First name/, person.firstName],
    [/^Last name/, person.lastName],
    [/^Email/, person.email],
    [/^Mobile/, person.mobile],
    [/^Postcode/, person.postcode],
    [/^Comments/, person.comments],
    [/terms of use/, true],
  ] as const;

/** Types a person's details into the enquiry and agrees to the terms. */
export async function fillEnquiry(form: Locator, person: Person): Promise<void> {
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByRole('textbox', { name: 'Mobile' }).fill(person.mobile);
  await form.getByRole('textbox', { name: 'Postcode' }).fill(person.postcode);
  await form.getByRole('textbox', { name: 'Comments' }).fill(person.comments);
  const terms = form.getByRole('checkbox', { name: /terms of use/ });
  // A form that is still waking up ticks the box once it is awake.
  await terms.click();
  await expect(terms).toBeChecked();
}
