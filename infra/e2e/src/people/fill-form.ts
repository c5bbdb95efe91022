import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Person } from './a-person';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The part every form has. Comments are optional here, and left to the form's own questions. */
export async function fillPerson(form: Locator, person: Person): Promise<void> {
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByRole('textbox', { name: 'Mobile' }).fill(person.mobile);
  await form.getByRole('textbox', { name: 'Postcode' }).fill(person.postcode);
  // Asked where there are several and no vehicle says whose it is (S5-22).
  const dealership = form.getByLabel('Dealership');
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
  const terms = form.getByRole('checkbox', { name: /terms of use/ });
  await terms.click();
  await expect(terms).toBeChecked();
}
