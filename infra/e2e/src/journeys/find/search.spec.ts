import { expect } from '@playwright/test';
import { open, test } from '../../journey';
import { cars } from '../../a-car';
import { tabTo } from '../../pages/tab-to';

const RESULTS = '/search/new-used-and-demo-cars';

test('a sentence becomes filters; one is undone, the back button restores it, the forward button undoes it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, RESULTS);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('white ute under 60k near Noosa');
  await field.press('Enter');
  const chips = page.getByRole('list', { name: 'Selected filters' });
  for (const name of ['White', 'Ute', 'Up to $60,000', 'Within 50 km of Noosa Heads 4567'])
    await expect(chips.getByRole('link', { name: `Remove ${name}` })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/kms\saway/);

  await chips.getByRole('link', { name: 'Remove White' }).click();
  await expect(chips.getByRole('link', { name: 'Remove White' })).toHaveCount(0);
  await expect(page).toHaveURL(/near=noosa/);
  await page.goBack();
  await expect(chips.getByRole('link', { name: 'Remove White' })).toBeVisible();
  await page.goForward();
  await expect(chips.getByRole('link', { name: 'Remove White' })).toHaveCount(0);
  await expect(chips.getByRole('link', { name: 'Remove Ute' })).toBeVisible();
  // The form follows the address both ways.
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('textbox', { name: 'Price to' })).toHaveValue('60000');
});

test('make, model and badge drill down, and another make forgets the model', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let wakeUp = () => {};
  const chosen = new Promise<void>((resolve) => (wakeUp = resolve));
  await page.route('**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(RESULTS, { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // The first choice is made before any script has come.
  await filters.getByLabel('Make', { exact: true }).selectOption('Toyota');
  wakeUp();
  await expect(page).toHaveURL(/Toyota/);
  await filters.getByLabel('Model', { exact: true }).selectOption('HiLux');
  await expect(page).toHaveURL(/HiLux/);
  await expect(page.getByRole('article').first()).toContainText('Toyota HiLux');
  const badges = filters.getByLabel('Badge', { exact: true });
  await expect(badges.locator('option', { hasText: 'SR5 (4x4)' })).toHaveCount(1);
  await badges.selectOption('SR5 (4x4)');
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await expect(chips.getByRole('link', { name: 'Remove SR5 (4x4)' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('SR5 (4x4)');

  await filters.getByLabel('Make', { exact: true }).selectOption('Mazda');
  await expect(chips.getByRole('link', { name: 'Remove Mazda' })).toBeVisible();
  await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  expect(page.url()).not.toMatch(/HiLux|SR5/);
});

test('more cars stay when a shopper comes back from one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, RESULTS);
  const articles = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  const first = await articles.count();
  await page.getByRole('button', { name: 'Load more cars' }).click();
  await expect.poll(() => articles.count()).toBeGreaterThan(first);
  const loaded = await articles.count();
  expect(new URL(page.url()).search).toBe('');

  await articles
    .nth(loaded - 2)
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(loaded);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('without results the filter in the way is named and leads to cars', async ({ page }) => {
  await open(page, `${RESULTS}?refinementList[make][0]=Suzuki&range[price]=:100`);
  await expect(page.getByText('No Results Available')).toBeVisible();
  const without = page.getByRole('link', { name: /^Without price: [\d,]+ cars?$/ });
  await without.click();
  await expect(page.getByRole('article').first()).toContainText('Suzuki');
});

test('two cars are compared from the results, at an address that can be shared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RESULTS);
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await page.getByRole('region', { name: 'Cars to compare' }).getByRole('link', { name: 'Compare 2 cars' }).click();
  await expect(page).toHaveURL(/\/compare\?cars=[\w-]+,[\w-]+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Odometer' })).toBeVisible();
});

test('three cars stand side by side on a phone: the page alone scrolls, under their names, and each row says what it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const three = (await cars()).slice(0, 3);
  await open(page, `/compare?cars=${three.map(({ slug }) => slug).join(',')}`);
  const names = page.getByRole('columnheader').getByRole('link');
  const row = page.getByRole('rowheader', { name: 'Odometer' });
  await expect(names).toHaveCount(3);
  // The middle of what is compared; what each costs over the years stands below it.
  await page.getByRole('table').evaluate((table) => {
    const { top, height } = table.getBoundingClientRect();
    scrollTo(0, top + height / 2);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
  await row.scrollIntoViewIfNeeded();
  const seen = await row.evaluate((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    return label.contains(document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2));
  });
  expect(seen).toBe(true);
  const sideways = await page.evaluate(
    () =>
      [...document.querySelectorAll('main, main *')].filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).overflowX !== 'visible' &&
          getComputedStyle(each).overflowX !== 'clip',
      ).length,
  );
  expect(sideways).toBe(0);
});

test('a phone sheet counts live, and its button shows as many', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search/used-cars');
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Close filters' })).toBeFocused();
  // Behind it nothing takes the focus, whichever way it leaves the first control.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('body :focus:not(#filters *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('checkbox', { name: /^Van/ }).check();
  const show = sheet.getByRole('button', { name: /^Show Me/ });
  const cars = (await sheet.getByRole('checkbox', { name: /^Van/ }).locator('xpath=..').textContent())?.replace(
    /\D/g,
    '',
  );
  await expect(show).toHaveText(new RegExp(`Show Me ${Number(cars).toLocaleString('en-AU')} cars?`));
  await show.click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/cars?$/);
  await expect(sheet).toBeHidden();
});

test('with the keyboard alone a shopper takes a suggestion, sets a filter and opens a car', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, RESULTS);
  await tabTo(page, ({ role, name }) => role === 'combobox' && name === 'Search', 40);
  await page.keyboard.type('toyota hil');
  const field = page.getByRole('combobox', { name: 'Search' });
  const suggested = page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { name: /^Toyota HiLux\s*\d/ });
  await expect(suggested.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggested.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await suggested.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota HiLux');

  const used = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Used/ });
  await tabTo(page, ({ role, name }) => role === 'input' && name.startsWith('Used'), 40);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Remove Used' })).toBeVisible();
  await expect(used).toBeFocused();

  // Enter in a filter's field searches at once, and not for the words alone.
  await tabTo(page, ({ role, name }) => role === 'input' && name.startsWith('Price to'), 40);
  await page.keyboard.type('$90,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Up to $90,000' })).toBeVisible();

  await tabTo(page, ({ role, name }) => role === 'a' && name.includes('Toyota HiLux'), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Toyota HiLux/ })).toBeVisible();
  await expect(page).toHaveURL(/\/cars\//);
});

test('promos stand at their places, where they belong, once, and count as no car', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = page.getByRole('list', { name: 'Cars' });
  const place = (number: number) => list.locator(`> li:nth-child(${number})`);
  // Shown wherever somebody looks for electric cars (infra/demo/sites/corella.yaml).
  await open(page, `${RESULTS}?refinementList[fuel][0]=Electric`);
  await expect(place(3)).toContainText('Charging at home');
  await expect(list.getByRole('article')).toHaveCount(21);
  await page.getByRole('button', { name: 'Load more cars' }).click();
  await expect(list.getByRole('article')).not.toHaveCount(21);
  await expect(list.getByText('Charging at home')).toHaveCount(1);
  await page.getByRole('link', { name: 'Remove Electric' }).click();
  await expect(list.getByText('Charging at home')).toHaveCount(0);

  // Shown on Toyota's own page alone.
  await open(page, '/search/toyota');
  await expect(place(8)).toContainText('Toyota service');
  await open(page, `${RESULTS}?refinementList[make][0]=Toyota`);
  await expect(list.getByRole('article').first()).toContainText('Toyota');
  await expect(list.getByText('Toyota service')).toHaveCount(0);
});
