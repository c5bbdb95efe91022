import { expect } from '@playwright/test';
import { aPerson, fromOwnAddress } from '../../people/a-person';
import { PHONE, fillPerson } from '../../people/fill-form';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';
import { signIn } from '../../people/sign-in';

const site = siteOrigin('wide-road');

// The second spin of one number is refused by this status, and the page says so.
test.use({ expectedComplaints: /status of 409/, extraHTTPHeaders: fromOwnAddress() });

test('who has signed in spins the wheel once, and the result stays what it was', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const person = aPerson();
  await open(page, `${site}/spin-to-win`);
  await expect(page).toHaveURL(/\/sign-in/);
  await signIn(page, person.mobile);

  const wheel = page.getByRole('form', { name: 'Spin to win' });
  await expect(wheel).toBeVisible();
  await fillPerson(wheel, person);
  await wheel.getByRole('button', { name: 'Spin the wheel' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^(You won: .+|Nothing this time)$/ });
  await expect(heading).toBeVisible();
  const outcome = (await heading.textContent()) ?? '';
  await page.reload();
  await expect(heading).toHaveText(outcome);

  await open(page, `${site}/spin-to-win`);
  await fillPerson(wheel, person);
  await wheel.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(wheel.getByRole('link', { name: /This number has played already/ })).toBeVisible();
});
