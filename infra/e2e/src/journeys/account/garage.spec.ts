import { expect } from '@playwright/test';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { signIn, signInWithoutJavaScript } from '../../people/sign-in';

// A form that is refused is a 422, which the browser reports.
test.use({ extraHTTPHeaders: fromOwnAddress(), expectedComplaints: /\/my-garage/ });

test('the garage keeps when a vehicle is due for its service, worked out of what its owner knows', async ({ page }) => {
  await page.goto('/my-garage');
  await signIn(page, aMobile());
  const services = page.getByRole('region', { name: 'Service reminders' });
  await expect(services.getByRole('link', { name: 'Choose how you are told' })).toBeVisible();
  await services.getByText('Add a reminder').click();
  await services.getByLabel('Vehicle').fill('2019 Mazda 3');
  await services.getByRole('button', { name: 'Remind me' }).click();
  // Nothing says when: what was typed stays.
  await expect(services.getByLabel('Vehicle')).toHaveValue('2019 Mazda 3');
  await expect(services.getByText(/^Say when: a day/).first()).toBeVisible();
  await services.getByLabel('Last service on').fill('2026-05-31');
  await services.getByLabel('Months between services').fill('12');
  await services.getByRole('button', { name: 'Remind me' }).click();
  await expect(services.getByText('Due on 31 May 2027')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFindings(page, { tags: WCAG });

  await open(page, '/your-data');
  await expect(page.getByText(/Used today, signed in since/)).toBeVisible();
  await open(page, '/my-garage');
  await services.getByRole('button', { name: 'Remove: service of 2019 Mazda 3' }).click();
  await expect(services.getByText('2019 Mazda 3')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed when the sign-in had ended is there after the next', async ({ page, context }) => {
    const mobile = aMobile();
    await page.goto('/my-garage');
    await signInWithoutJavaScript(page, mobile);
    await page.getByText('Add a reminder').click();
    await page.getByLabel('Vehicle').fill('Our ute');
    await page.getByLabel('Due on').fill('2027-03-31');
    await context.clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await signInWithoutJavaScript(page, mobile);
    await expect(page.getByLabel('Vehicle')).toHaveValue('Our ute');
    await expect(page.getByLabel('Due on')).toHaveValue('2027-03-31');
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByText('Due on 31 March 2027')).toBeVisible();
  });
});
