import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { aPerson, fromOwnAddress } from '../enquiry';
import { DESKTOP, PHONE, choosePlace, fillPerson } from '../fill-form';
import { open, test } from '../journey';
import { mailsFrom } from '../outbox';

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
});
