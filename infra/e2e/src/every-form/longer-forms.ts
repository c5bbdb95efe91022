import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import { expect, test } from '@playwright/test';
import { cars } from '../a-car';
import { ENTER, NEXT, SPACE, byKeyboard } from '../people/keyboard';
import { siteOrigin } from '../running-platform';
import { aboutMe, agreed, expectArrival, expectHeading, keysOf, pathOf, start, startAgain } from './form-journey';
import type { FormJourney, Visit } from './form-journey';
import { chooseTime } from './free-time';
import { whoAnswers } from './office-forms';

const testDrive: FormJourney = {
  name: 'Book a test drive, move it and cancel it',
  forms: ['test-drive'],
  mails: 3,
  async fill(visit) {
    const { page, person } = visit;
    await start(visit, pathOf('test-drive'));
    await byKeyboard(page, [[/^Location/, NEXT]]);
    const first = await chooseTime(visit, leadForm('test-drive').name);
    await byKeyboard(page, keysOf('test-drive', person, { first }));
    await expectArrival(visit, /^Your test drive is booked/);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    const when = page.getByRole('definition').first();
    const before = (await when.textContent()) ?? '';

    await startAgain(visit);
    await byKeyboard(page, [...(await chooseTime(visit, 'Choose another time', true)), [/^Move booking/, ENTER]]);
    await expect(when).not.toHaveText(before);
    await startAgain(visit);
    await byKeyboard(page, [
      [/^Cancel booking/, ENTER],
      [/^Yes, cancel it/, ENTER],
    ]);
    await expectArrival(visit, /^Your test drive is cancelled/);
  },
};

const service: FormJourney = {
  name: 'Book a service',
  forms: ['service'],
  mails: 1,
  async fill(visit) {
    await start(visit, pathOf('service'));
    await byKeyboard(visit.page, [[/^Location/, NEXT]]);
    await bookService(visit);
  },
};

/** A workshop with a page of its own is not asked for. */
const serviceOfOneWorkshop: FormJourney = {
  name: 'Book a service in Maroochydore',
  forms: ['service'],
  mails: 1,
  async fill(visit) {
    await start(visit, `${siteOrigin('brolga-toyota')}/service-maroochydore`);
    await expect(visit.page.getByLabel('Location')).toHaveCount(0);
    await bookService(visit);
  },
};

async function bookService(visit: Visit): Promise<void> {
  const answers = {
    vehicle_rego: { type: '482 KTL' },
    vehicle_wanted: { type: 'Kia Seltos 2022' },
    transport: SPACE,
  };
  const first = await chooseTime(visit, leadForm('service').name);
  await byKeyboard(visit.page, keysOf('service', visit.person, { first, answers }));
  await expectArrival(visit, /^Your service is booked/);
}

const tradeIn: FormJourney = {
  name: 'Value a vehicle and accept the estimate',
  forms: ['trade-in'],
  mails: 2,
  async fill(visit) {
    const { page, person } = visit;
    await start(visit, '/trade-in');
    await byKeyboard(page, [
      [/^Or tell us what it is/, ENTER],
      [/^Year/, { type: '2021' }],
      [/^Make/, { type: 'Toyota' }],
      [/^Model/, { type: 'HiLux' }],
      [/^Kilometres/, { type: '60000' }],
      [/^Continue/, ENTER],
    ]);
    await expect(page.getByRole('form', { name: 'Condition', exact: true })).toBeVisible();
    await byKeyboard(page, [
      [/^Condition/, SPACE],
      [/^Continue/, ENTER],
    ]);
    await expect(page.getByRole('form', { name: 'Value my vehicle' })).toBeVisible();
    await byKeyboard(page, [...whoAnswers, ...aboutMe(person), ...agreed, [/^Show my estimate/, ENTER]]);
    await expectArrival(visit, /2021 Toyota HiLux/);
    await startAgain(visit);
    await byKeyboard(page, [[/^Accept and arrange a time/, ENTER]]);
    await expect(page.getByText('You accepted the estimate')).toBeVisible();
  },
};

const reserve: FormJourney = {
  name: 'Reserve a car and pay the deposit',
  forms: ['reserve'],
  mails: 0,
  async fill(visit) {
    const { page, person } = visit;
    // One that no other journey looks at, and on another page in each run and for each worker: it stays reserved. A
    // hybrid's tag says how it drives.
    const part = 1 + 2 * Math.floor(Math.random() * 10) + (test.info().parallelIndex % 2);
    const others = await cars('corella', `refinementList[fuel][0]=Diesel&range[price]=61000:95000&page=${part}`);
    const car = others[Math.floor(Math.random() * others.length)];
    const ways = [
      `/cars/${car?.slug}/checkout`,
      `/cars/${car?.slug}/buy-online`,
      `/checkout-journey?car_id=${car?.slug}`,
    ];
    await start(visit, ways[Math.floor(Math.random() * ways.length)] ?? '');
    await byKeyboard(page, keysOf('reserve', person));
    await expect(page.getByRole('link', { name: 'Pay the deposit' })).toBeVisible();
    await startAgain(visit);
    await byKeyboard(page, [[/^Pay the deposit/, ENTER]]);
    await expect(page.getByText('no money moves')).toBeVisible();
    await byKeyboard(page, [[/^Pay$/, ENTER]]);
    await expectHeading(visit, /^Your reservation is confirmed/);
    await expect(page.getByText(/It is held until \w+day/)).toBeVisible();
    await page.goto(`/cars/${car?.slug}/checkout`);
    await expectHeading(visit, /^Reserved for you/);
    await page.goto(car?.path ?? '');
    await expect(page.getByText('RESERVED', { exact: true }).first()).toBeVisible();
  },
};

/** Forms that lead to another, or to a page behind a signed link. */
export const longerForms: readonly FormJourney[] = [testDrive, service, serviceOfOneWorkshop, tradeIn, reserve];
