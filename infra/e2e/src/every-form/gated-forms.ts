import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import { expect } from '@playwright/test';
import { e164 } from '../people/a-person';
import { ENTER, SPACE, byKeyboard } from '../people/keyboard';
import { mailsTo, signInCode } from '../platform/outbox';
import { siteOrigin } from '../running-platform';
import {
  aboutMe,
  agreed,
  comments,
  expectArrival,
  expectHeading,
  keysOf,
  pathOf,
  start,
  startAgain,
} from './form-journey';
import type { FormJourney, Visit } from './form-journey';
import { whoAnswers } from './office-forms';

const site = siteOrigin('wide-road');

async function signIn({ page, person }: Visit): Promise<void> {
  await byKeyboard(page, [
    [/^Mobile/, { type: person.mobile }],
    [/^Send me a code/, ENTER],
  ]);
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  const code = await signInCode(e164(person.mobile));
  await byKeyboard(page, [
    [/^Six-digit code/, { type: code }],
    [/^Sign in/, ENTER],
  ]);
}

const paymentAndWheel: FormJourney = {
  name: 'Sign in, request a payment link and spin the wheel',
  forms: ['online-payment', 'spin-to-win'],
  mails: 2,
  async fill(visit) {
    const { page, person } = visit;
    await start(visit, site + pathOf('online-payment'));
    await signIn(visit);
    await expect(page.getByRole('form', { name: leadForm('online-payment').name })).toBeVisible();
    await startAgain(visit);
    const answers = { invoice: { type: 'INV-2231' }, amount: { type: '1,250' } };
    await byKeyboard(page, keysOf('online-payment', person, { first: whoAnswers, answers }));
    await expectArrival(visit, /your payment request/);

    await start(visit, `${site}/spin-to-win`);
    await byKeyboard(page, keysOf('spin-to-win', person, { first: whoAnswers }));
    await expectArrival(visit, /^(You won: .+|Nothing this time)$/);
  },
};

const preferences: FormJourney = {
  name: 'Agree to offers, take it back by the link of the confirmation, and unsubscribe',
  forms: ['finance-enquiry'],
  // The enquiry, and that the address is to be taken off every list.
  mails: 2,
  async fill(visit) {
    const { page, person } = visit;
    await start(visit, '/finance-enquiry');
    await byKeyboard(page, [
      ...whoAnswers,
      ...aboutMe(person),
      ...comments(person),
      ...agreed,
      [/^Send me offers/, SPACE],
      [/^Ask about finance/, ENTER],
    ]);
    await expectHeading(visit, /your enquiry/);
    const [confirmation] = await mailsTo(person.email);
    const link = new URL(/https?:\S+\/preferences\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? '');
    await start(visit, link.pathname);
    await byKeyboard(page, [
      [/^Offers and news by/, SPACE],
      [/^Save/, ENTER],
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'We send no offers and news.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Offers and news/ })).not.toBeChecked();

    await start(visit, '/pages/unsubscribe');
    await byKeyboard(page, [
      [/^Email/, { type: person.email }],
      [/^Unsubscribe/, ENTER],
    ]);
    await expect(page.getByText(/^Done\./)).toBeVisible();
  },
};

/** Forms behind the sign-in or the link of a mail. */
export const gatedForms: readonly FormJourney[] = [paymentAndWheel, preferences];
