import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aPerson } from '../../people/a-person';
import type { Person } from '../../people/a-person';
import { DESKTOP, fillPerson } from '../../people/fill-form';
import { open, test } from '../../journey';
import { mailsFrom } from '../../platform/outbox';
import { tabTo } from '../../pages/tab-to';

/** Vehicle, condition, details: the three steps of a valuation. */
async function tellOfVehicle(page: Page): Promise<Person> {
  const person = aPerson();
  const vehicle = page.getByRole('form', { name: 'Vehicle', exact: true });
  // Open already where something of the vehicle is known.
  const fold = page.locator('details:not([open])', { hasText: 'Or tell us what it is' });
  if ((await fold.count()) > 0) await fold.locator('summary').click();
  await vehicle.getByLabel('Year').fill('2021');
  await vehicle.getByLabel('Make').fill('Toyota');
  await vehicle.getByLabel('Model').fill('HiLux');
  await vehicle.getByLabel('Kilometres').fill('60000');
  await vehicle.getByRole('button', { name: 'Continue' }).click();
  const condition = page.getByRole('form', { name: 'Condition', exact: true });
  await condition.getByRole('radio', { name: 'Good', exact: true }).check();
  await condition.getByRole('button', { name: 'Continue' }).click();
  const details = page.getByRole('form', { name: 'Value my vehicle' });
  await fillPerson(details, person);
  await details.getByRole('button', { name: 'Show my estimate' }).click();
  return person;
}

/** Chooses two files, of which one is no photo, and removes both again; then adds one that stays. */
async function addPhotosByKeyboard(page: Page): Promise<void> {
  const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const noPicture = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  const progress = page.getByRole('progressbar', { name: 'front.png' });
  const said = page.getByRole('status').filter({ hasText: 'photos' });
  const press = async (name: string, key: string) => {
    await tabTo(page, (focused) => focused.name.trim() === name, 60);
    await page.keyboard.press(key);
  };

  // Playwright catches a chooser only while somebody listens, and begins too late for a key pressed at once.
  page.on('filechooser', () => undefined);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Choose photos', 'Enter')]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([picture, noPicture]);
  await expect(page.getByText('This file is not a photo we can read', { exact: true })).toBeVisible();
  await expect(progress).toHaveAttribute('value', '100');
  await expect(said).toHaveText('notes.png: This file is not a photo we can read. 1 of 10 photos');

  await press('Remove front.png', 'Space');
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove notes.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  const choose = page.getByRole('button', { name: 'Choose photos' });
  await expect(choose).toBeFocused();
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await again.setFiles(picture);
  await expect(said).toHaveText('front.png added. 1 of 10 photos');
}

test.describe('with a file that is no photo', () => {
  // The API refuses it by this status, and the page says so.
  test.use({ expectedComplaints: /status of 422/ });

  test('a trade-in keeps its answers when going back, takes photos by keyboard, is accepted and carried into finance', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/trade-in?step=condition&trade_year=2021&trade_make=Toyota&trade_model=HiLux&trade_km=60000');
    await expect(page.getByRole('form', { name: 'Condition', exact: true })).toBeVisible();
    await page.goto('/trade-in?trade_year=2021&trade_make=Toyota');
    await expect(page.getByLabel('Make')).toHaveValue('Toyota');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const person = await tellOfVehicle(page);

    await expect(page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ })).toBeVisible();
    await addPhotosByKeyboard(page);
    await page.getByRole('button', { name: 'Accept and arrange a time' }).click();
    await expect(page.getByText('You accepted the estimate')).toBeVisible();
    await expect(async () => {
      const subjects = (await mailsFrom(person.email)).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.includes('3. Offer Accepted'))).toBe(true);
    }).toPass({ timeout: 20_000 });

    await page.getByLabel(/^Still owed on it/).fill('1,000');
    await page.getByRole('button', { name: /in the finance calculator$/ }).click();
    await expect(page.getByText(/^Your trade-in's \$[\d,]+ is set below/)).toBeVisible();
  });
});
