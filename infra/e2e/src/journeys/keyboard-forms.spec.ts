import { expect } from '@playwright/test';
import { aPerson } from '../enquiry';
import type { Person } from '../enquiry';
import { DESKTOP, PHONE } from '../fill-form';
import { open, test } from '../journey';
import { byKeyboard } from '../keyboard';
import type { Keystrokes } from '../keyboard';
import { mailsFrom, mailsTo } from '../outbox';
import { operatorOrigin } from '../running-platform';

const SPACE = { press: 'Space' };
const NEXT = { press: 'ArrowDown' };
const ENTER = { press: 'Enter' };

/** The part every form has. */
const aboutMe = ({ firstName, lastName, email, mobile, postcode }: Person): Keystrokes => [
  [/^First name/, { type: firstName }],
  [/^Last name/, { type: lastName }],
  [/^Email/, { type: email }],
  [/^Mobile/, { type: mobile }],
  [/^Postcode/, { type: postcode }],
];
const agreed = [/^I have read and agree/, SPACE] as const;

test('a form beside other ways to reach us is sent with the keyboard; campaign and pages come with it, and a link to preferences', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/?utm_source=radio&utm_campaign=autumn&phone=0400000000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await open(page, '/finance-pre-approval?gclid=abc123');
  const person = aPerson();
  await byKeyboard(page, [
    [/^Amount to borrow/, { type: '$32,500' }],
    [/^Years/, NEXT],
    [/^Employment/, NEXT],
    [/^Income a year/, { type: '90,000' }],
    [/^You live/, NEXT],
    [/^Your credit history/, SPACE],
    ...aboutMe(person),
    agreed,
    [/^Send me offers/, SPACE],
    [/^Request pre-approval/, ENTER],
  ]);
  await expect(page.getByRole('heading', { level: 1, name: /your pre-approval request/ })).toBeVisible();

  const [mail] = await mailsFrom(person.email);
  const [, reference] = /^Reference: (\S+)/m.exec(mail?.text ?? '') ?? [];
  const stored = await page.request.get(`${operatorOrigin}/leads/corella/${reference}`);
  const asked = (await stored.text()).replaceAll('&#34;', '"');
  const [, attributes = '{}'] = /<dt>lead_attributes<\/dt>\s*<dd>(.*)<\/dd>/.exec(asked) ?? [];
  expect(JSON.parse(attributes)).toEqual({
    visited_pages: ['/', '/contact', '/finance-pre-approval'],
    linked_query_params: { utm_source: 'radio', utm_campaign: 'autumn', gclid: 'abc123' },
  });

  const [confirmation] = await mailsTo(person.email);
  const link = new URL(/https?:\S+\/preferences\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? '');
  await open(page, link.pathname);
  await byKeyboard(page, [
    [/^Offers and news by/, SPACE],
    [/^Save/, ENTER],
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'We send no offers and news.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Offers and news/ })).not.toBeChecked();
});

test('a form below a page of text, and the steps of a valuation, are sent with the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/careers');
  const applicant = aPerson();
  await byKeyboard(page, [
    [/^Area of work/, NEXT],
    ...aboutMe(applicant),
    [/^What are you good at/, { type: 'Diesel engines, and being on time.' }],
    agreed,
    [/^Send application/, ENTER],
  ]);
  await expect(page.getByRole('heading', { level: 1, name: /your application/ })).toBeVisible();
  expect(await mailsFrom(applicant.email)).toHaveLength(1);

  await open(page, '/trade-in');
  await byKeyboard(page, [
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
  await byKeyboard(page, [...aboutMe(aPerson()), agreed, [/^Show my estimate/, ENTER]]);
  await expect(page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ })).toBeVisible();
});
