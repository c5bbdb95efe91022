import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { signInStaff } from '../../people/dealer-staff';
import { test } from '../../journey';
import { operatorPort, siteOrigin } from '../../running-platform';
import { askSite } from '../../pages/served-html';

// One story about one location: every step stands on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'wide-road';
const stamp = Date.now();
/** Another day with each run, as a date has its hours once. */
const holiday = new Date(Date.UTC(2031, 0, 1) + (stamp % 360) * 86_400_000);
const desk = `http://localhost:${operatorPort}/console/hours?site=${SITE}`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /api\/hours|403|404|409|422/ });

let dana: Page;
test.beforeAll(async ({ browser }) => {
  dana = await signInStaff(browser, `Dana opens ${stamp}`, 'gannet');
});
test.afterAll(() => dana.context().close());

test('a swapped time is told beside its field, and nothing of what was typed is lost', async () => {
  await dana.goto(desk);
  const opens = dana.getByLabel('Monday: opens');
  const closes = dana.getByLabel('Monday: closes');
  await expect(opens).toBeVisible();
  await opens.fill('17:15');
  await closes.fill('08:45');
  await dana.getByRole('button', { name: 'Save and show' }).click();

  await expect(closes).toHaveAccessibleDescription(/8:45\sam of the day after/);
  await expect(closes).toHaveValue('08:45');
  await expectNoFindings(dana, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
});

test('other hours and a holiday are saved, and shoppers see them within two seconds', async ({ page }) => {
  const place = await dana.getByLabel('Location').inputValue();
  await dana.getByLabel('Monday: opens').fill('07:05');
  await dana.getByLabel('Monday: closes').fill('16:35');
  await dana.getByRole('button', { name: 'Another day' }).click();
  await dana
    .getByLabel(/^Day \d+: date$/)
    .last()
    .fill(holiday.toISOString().slice(0, 10));
  await dana.getByRole('button', { name: 'Save and show' }).click();
  await expect(dana.getByText('Saved. Shoppers see it now.')).toBeVisible();

  await expect(async () => {
    expect((await askSite(SITE, `/locations/${place}`)).html).toContain('7:05\u00a0am – 4:35\u00a0pm');
  }).toPass({ intervals: [50], timeout: 2_000 });
  await page.goto(`${siteOrigin(SITE)}/locations/${place}`);
  await page.getByRole('button', { name: 'Holiday Hours' }).click();
  const spoken = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  await expect(page.getByText(holiday.toLocaleDateString('en-AU', spoken))).toBeVisible();
});

test('what the file said comes back', async () => {
  const place = await dana.getByLabel('Location').inputValue();
  await dana.getByRole('button', { name: 'Take up what the file said' }).click();
  await expect(dana.getByText('Not saved yet.')).toBeVisible();
  await dana.getByRole('button', { name: 'Save and show' }).click();
  await expect(dana.getByText(/by Dana opens/).first()).toBeVisible();

  await expect(async () => {
    expect((await askSite(SITE, `/locations/${place}`)).html).not.toContain('7:05\u00a0am – 4:35\u00a0pm');
  }).toPass({ intervals: [50], timeout: 2_000 });
});
