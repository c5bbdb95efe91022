import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { cars } from '../a-car';
import { aPerson, fromOwnAddress } from '../enquiry';
import type { Person } from '../enquiry';
import { open, test } from '../journey';
import { mailsFrom } from '../outbox';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The part every form has. Comments are optional here, and left to the form's own questions. */
async function fillPerson(form: Locator, person: Person): Promise<void> {
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
async function choosePlace(form: Locator): Promise<void> {
  const place = form.getByLabel('Location', { exact: true });
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
}

type OfficeForm = {
  path: string;
  name: string;
  submit: string;
  thanks: RegExp;
  fill: (form: Locator) => Promise<void>;
};

const officeForms: readonly OfficeForm[] = [
  {
    path: '/careers',
    name: 'Careers enquiry',
    submit: 'Send application',
    thanks: /your application/,
    async fill(form) {
      await form.getByLabel('Area of work').selectOption('Workshop');
      await form.getByLabel('What are you good at?').fill('Diesel engines, and being on time.');
    },
  },
  {
    path: '/fleet',
    name: 'Fleet enquiry',
    submit: 'Ask about fleet',
    thanks: /your enquiry/,
    async fill(form) {
      await form.getByLabel('Company').fill('Fairweather Plumbing');
      await form.getByLabel('Vehicles in your fleet').fill('12');
    },
  },
  {
    path: '/vehicle-parts-and-accessories',
    name: 'Parts and accessories enquiry',
    submit: 'Ask for parts',
    thanks: /your parts enquiry/,
    async fill(form) {
      await form.getByLabel('Which part or accessory?').fill('A tow bar.');
      await form.getByLabel('Make, model and year').fill('Toyota HiLux 2021');
    },
  },
  {
    path: '/finance-enquiry',
    name: 'Finance enquiry',
    submit: 'Ask about finance',
    thanks: /your enquiry/,
    fill: (form) => form.getByLabel('Amount to borrow').fill('$32,500'),
  },
  {
    path: '/models/order-now?model_id=toyota-hilux&model_name=HiLux&vehicle=SR5',
    name: 'Order now',
    submit: 'Order now',
    thanks: /your order request/,
    async fill(form) {
      await expect(form.getByLabel('Model')).toHaveValue('HiLux');
      await expect(form.getByLabel('Variant')).toHaveValue('SR5');
    },
  },
  {
    path: '/enquire/offer',
    name: 'Make an offer',
    submit: 'Send offer',
    thanks: /your offer/,
    fill: (form) => form.getByLabel('Your offer').fill('25,000'),
  },
  {
    path: '/contact',
    name: 'Enquire',
    submit: 'Send enquiry',
    thanks: /your enquiry/,
    fill: (form) =>
      form.getByLabel('Comments').fill('When are you open at Easter, and is there parking for a trailer?'),
  },
];

async function sendOfficeForm(page: Page, { path, name, submit, thanks, fill }: OfficeForm): Promise<void> {
  const person = aPerson();
  const form = page.getByRole('form', { name, exact: true });
  await fill(form);
  await choosePlace(form);
  await fillPerson(form, person);
  await form.getByRole('button', { name: submit }).click();

  await expect(page.getByRole('heading', { level: 1, name: thanks }), path).toBeVisible();
  expect(await mailsFrom(person.email), path).toHaveLength(1);
}

test('careers, fleet, parts, finance, an order, an offer and contact each reach the dealer once, on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const office of officeForms) {
    await open(page, office.path);
    await sendOfficeForm(page, office);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: fromOwnAddress() });

  test('careers, fleet, parts, finance, an order, an offer and contact each reach the dealer once', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    for (const office of officeForms) {
      await page.goto(office.path);
      await sendOfficeForm(page, office);
    }
  });

  test('a service is booked at a day and time as people name them, and an address is unsubscribed', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/service');
    const form = page.getByRole('form', { name: 'Book a service' });
    await choosePlace(form);
    await form.getByLabel('Day', { exact: true }).fill(nextWeekday());
    await form.getByLabel('Time', { exact: true }).fill('10:00');
    await form.getByLabel('What does it need?').selectOption('Logbook service');
    await form.getByLabel('Registration number').fill('482 KTL');
    await form.getByLabel('Make, model and year').fill('Kia Seltos 2022');
    const person = aPerson();
    await fillPerson(form, person);
    await form.getByRole('button', { name: 'Book service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your service is booked');

    await page.goto('/pages/unsubscribe');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText(/^Done\./)).toBeVisible();
  });

  test('a trade-in goes through its steps and leads to its estimate', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/trade-in');
    await tellOfVehicle(page);
    await expect(page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ })).toBeVisible();
  });
});

/** A working day between one and two weeks from now, not the same in two runs: workshops fill up. */
function nextWeekday(): string {
  const day = new Date(Date.now() + (7 + Math.floor(Math.random() * 5)) * 86_400_000);
  const weekend = day.getUTCDay() === 6 ? 2 : day.getUTCDay() === 0 ? 1 : 0;
  return new Date(day.getTime() + weekend * 86_400_000).toISOString().slice(0, 10);
}

/** Vehicle, condition, details: the three steps of a valuation. */
async function tellOfVehicle(page: Page): Promise<Person> {
  const person = aPerson();
  const vehicle = page.getByRole('form', { name: 'Vehicle', exact: true });
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

test.describe('with a file that is no photo', () => {
  // The API refuses it by this status, and the page says so.
  test.use({ expectedComplaints: /status of 422/ });

  test('a trade-in keeps its answers when going back, takes a photo, is accepted and carried into finance', async ({
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
    const picture = await page.screenshot();
    await page.getByLabel('Photos', { exact: true }).setInputFiles([
      { name: 'front.png', mimeType: 'image/png', buffer: picture },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.getByRole('progressbar', { name: 'front.png' })).toHaveAttribute('value', '100');
    await expect(page.getByText('This file is not a photo we can read')).toBeVisible();
    await page.getByRole('button', { name: 'Accept and arrange a time' }).click();
    await expect(page.getByText('You accepted the estimate')).toBeVisible();
    await expect(async () => {
      const subjects = (await mailsFrom(person.email)).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.includes('3. Offer Accepted'))).toBe(true);
    }).toPass({ timeout: 20_000 });

    await page.getByLabel(/^Still owed on it/).fill('1,000');
    await page.getByRole('button', { name: /in the finance calculator$/ }).click();
    await expect(page.getByText(/^Your trade-in's \$[\d,]+ is set as the deposit/)).toBeVisible();
  });
});

test('a car is reserved with a deposit, once, and shows as reserved from then on', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  // One that no other journey looks at, and not the same in two runs.
  const others = await cars('corella', 'range[price]=61000:95000');
  const car = others[Math.floor(Math.random() * others.length)];
  await open(page, `/cars/${car?.slug}/checkout`);
  const form = page.getByRole('form', { name: 'Reserve online' });
  await form.getByRole('radio', { name: 'I pick it up' }).check();
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await fillPerson(form, aPerson());
  await form.getByRole('button', { name: 'Go on to the deposit' }).click();
  await page.getByRole('link', { name: 'Pay the deposit' }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reserved for you' })).toBeVisible();
  await expect(page.getByText(/It is held until \w+day/)).toBeVisible();
  await page.goto(`/cars/${car?.slug}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'This car cannot be reserved online' })).toBeVisible();
  await page.goto(car?.path ?? '');
  await expect(page.getByText('RESERVED', { exact: true }).first()).toBeVisible();
});

test('a test drive is booked at a free time, moved and cancelled by its link, with the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/book-test-drive');
  const form = page.getByRole('form', { name: 'Book a test drive' });
  await choosePlace(form);
  const day = form.getByLabel(/^Day/);
  await expect(day.getByRole('option', { name: 'Any day' })).toBeAttached();
  await day.selectOption({ index: 3 });
  await form.getByLabel(/^Time/).selectOption({ index: 1 });
  await fillPerson(form, aPerson());
  await form.getByRole('button', { name: 'Book test drive' }).press('Enter');

  await expect(page).toHaveURL(/\/booking\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your test drive is booked');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  const when = page.getByRole('definition').first();
  const before = (await when.textContent()) ?? '';
  const other = page.getByRole('form', { name: 'Choose another time' });
  await expect(other.getByLabel(/^Day/).getByRole('option', { name: 'Any day' })).toBeAttached();
  await other.getByLabel(/^Day/).selectOption({ index: 5 });
  await other.getByLabel(/^Time/).selectOption({ index: 2 });
  await other.getByRole('button', { name: 'Move booking' }).press('Enter');
  await expect(when).not.toHaveText(before);

  await page.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await expect(heading).toHaveText('Your test drive is cancelled');
});
