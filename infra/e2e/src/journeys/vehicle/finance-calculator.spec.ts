import { expect } from '@playwright/test';
import { aFinancedCar, cars } from '../../a-car';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ hasPictures: false });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a shopper sees the repayment while a control moves, and takes the figures along', async ({ page }) => {
    const car = await aFinancedCar();
    // The specification's anchor unfolds it.
    await open(page, `${car.path}#finance-calculator`);
    const part = page.getByRole('region', { name: 'What a loan would cost' });
    const result = part.getByRole('region', { name: 'Result' });
    await expect(result).toContainText(/\$\d+ a week/);
    const before = await result.locator('[data-repayment]').textContent();

    const term = part.getByRole('slider', { name: 'Term' });
    await term.scrollIntoViewIfNeeded();
    await term.focus();
    // It may come before the widget is alive: it counts then.
    await term.press('ArrowLeft');
    await expect(part.getByRole('textbox', { name: 'Term' })).toHaveValue('5.5 years');
    await expect(result.locator('[data-repayment]')).not.toHaveText(before ?? '');
    // The same figure with both rates, at the lower edge, above the page's own bar.
    const figure = (await result.locator('[data-repayment]').textContent())?.trim() ?? '';
    await expect(part.getByText(figure).first()).toBeInViewport({ ratio: 1 });
    await expect(part.getByText(/p\.a\. comparison rate/).first()).toBeInViewport({ ratio: 1 });

    await part.getByRole('link', { name: 'Open these figures on a page of their own' }).click();
    await expect(page).toHaveURL(/\/finance\?.*term=5\.5/);
    await expect(page.getByRole('region', { name: 'Result' }).locator('[data-repayment]')).toHaveText(figure);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Result' }).locator('[data-repayment]')).toHaveText(figure);
  });
});

test('what a loan comes to over its years is a chart, a table, every repayment and a file', async ({ page }) => {
  const car = await aFinancedCar();
  await open(page, `${car.path}?amount=30000&term=5&frequency=12`);
  const part = page.getByRole('region', { name: 'What a loan would cost' });
  await part.getByRole('button', { name: 'Show it over the years' }).click();
  await expect(part.getByRole('img', { name: /^Paid over 5 years/ })).toBeVisible();
  await part.getByRole('button', { name: 'Show all 60 repayments' }).click();
  await expect(part.getByRole('table', { name: /^Every repayment/ }).getByRole('row')).toHaveCount(61);

  const file = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('repayments.csv');
});

test('what is entered while the scripts of the finance page are on their way counts once they are there', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/finance', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Repayment calculator' });
  const term = form.getByRole('slider', { name: 'Term' });
  await term.focus();
  for (let step = 0; step < 4; step += 1) await term.press('ArrowLeft');
  await form.getByRole('textbox', { name: 'Deposit' }).fill('7000');

  release();
  await expect(form.getByRole('textbox', { name: 'Term' })).toHaveValue('3 years');
  await expect(form.getByRole('slider', { name: 'Deposit' })).toHaveAttribute('aria-valuetext', '$7,000');
  await expect(page).toHaveURL(/deposit=7000.*term=3(&|$)/);
});

test('an amount between two steps of its slider stays what the car costs while other controls move', async ({
  page,
}) => {
  const car = (await cars()).find(({ price }) => (price ?? 0) % 500 !== 0);
  await open(page, `/finance?car_id=${car?.slug}`);
  await page.getByRole('slider', { name: 'Term' }).press('ArrowLeft');
  await expect(page).toHaveURL(/term=5\.5/);

  await expect(page).toHaveURL(new RegExp(`amount=${car?.price}&`));
  await expect(page.getByLabel('Amount').first()).toHaveValue(`$${car?.price?.toLocaleString('en-AU')}`);
});

test('the figures on the finance page are in its address', async ({ page }) => {
  await open(page, '/finance');
  const deposit = page.locator('#finance-form').getByRole('textbox', { name: 'Deposit' });
  await deposit.fill('4000');
  await deposit.press('Tab');
  await expect(page).toHaveURL(/deposit=4000/);
  await page.reload();
  await expect(deposit).toHaveValue('$4,000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes again with the answer, and with what could not be read', async ({ page }) => {
    const car = await aFinancedCar();
    await page.goto(car.path);
    const part = page.getByRole('region', { name: 'What a loan would cost' });
    await part.getByRole('combobox', { name: 'Amount' }).fill('$30,000');
    await part.getByRole('textbox', { name: 'Term' }).fill('5');
    await part.getByRole('radio', { name: 'Monthly' }).check();
    await part.getByRole('button', { name: 'Work it out' }).click();
    await expect(part.getByRole('region', { name: 'Result' })).toContainText(/\$6[34]\d a month/);
    await expect(part.getByRole('slider')).toHaveCount(0);

    await part.getByRole('combobox', { name: 'Amount' }).fill('a lot');
    await part.getByRole('button', { name: 'Work it out' }).click();
    await expect(part.getByRole('combobox', { name: 'Amount' })).toHaveValue('a lot');
    await expect(part).toContainText('Enter dollars in digits, like 30,000.');
  });

  test('a Suzuki has no calculator (S9-48)', async ({ page }) => {
    const [car] = await cars('tern-suzuki');
    await page.goto(`${siteOrigin('tern-suzuki')}${car?.path}`);
    await expect(page.locator('h1')).toContainText('Suzuki');
    await expect(page.locator('#finance-calculator')).toHaveCount(0);
  });
});
