import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Person } from './enquiry';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The part every form has. Comments are optional here, and left to the form's own questions. */
export async function fillPerson(form: Locator, person: Person): Promise<void> {
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByRole('textbox', { name: 'Mobile' }).fill(person.mobile);
  await form.getByRole('textbox', { name: 'Postcode' }).fill(person.postcode);
  const terms = form.getByRole('checkbox', { name: /terms of use/ });
  await terms.click();
  await expect(terms).toBeChecked();
}

/** Chooses the first place where the form offers several. */
export async function choosePlace(form: Locator): Promise<void> {
  const place = form.getByLabel('Location', { exact: true });
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
}

/** On the hour or half hour of a morning or early afternoon, not the same in two runs. */
export function anHour(): string {
  const halves = 16 + Math.floor(Math.random() * 12);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`;
}

/** A working day between one and two weeks from now, not the same in two runs: workshops fill up. */
export function nextWeekday(): string {
  const day = new Date(Date.now() + (7 + Math.floor(Math.random() * 5)) * 86_400_000);
  const weekend = day.getUTCDay() === 6 ? 2 : day.getUTCDay() === 0 ? 1 : 0;
  return new Date(day.getTime() + weekend * 86_400_000).toISOString().slice(0, 10);
}
