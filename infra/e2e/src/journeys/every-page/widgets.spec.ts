import { expect } from '@playwright/test';
import { aCarPath } from '../../a-car';
import { open, test } from '../../journey';
import { dormantWidgets, untilIdleWidgetsAreThere } from '../../pages/widgets';

const phone = { width: 390, height: 844 };
const ENQUIRY = 'mfe-leads/enquiry';

test('a lazy widget is in the HTML, and its script is fetched only once it comes near the viewport', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, await aCarPath());
  await untilIdleWidgetsAreThere(page);

  const block = page.locator('[data-widget="mfe-locations/location-block"]');
  await expect(block.getByRole('heading').first()).toBeAttached();
  const isOfLocations = (url: string) => url.includes('/remotes/mfe-locations/');
  expect(scripts.filter(isOfLocations)).toEqual([]);

  await block.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter(isOfLocations).length).toBeGreaterThan(0);
  await expect.poll(() => dormantWidgets(page)).not.toContain('mfe-locations/location-block');
});

test('a block widget is alive as soon as its page is', async ({ page }) => {
  await open(page, '/');

  expect(await dormantWidgets(page)).not.toContain('mfe-search/search-card');
});

test('what was typed and clicked before a widget woke up is done once it is alive', async ({ page }) => {
  await page.setViewportSize(phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/mfe-leads/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.method());
  });
  await open(page, await aCarPath());

  const form = page.getByRole('form', { name: 'Enquire' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByRole('checkbox', { name: /terms of use/ }).click();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  expect(await dormantWidgets(page)).toContain(ENQUIRY);
  await expect(form.getByText('Enter your last name')).toHaveCount(0);
  release();

  await expect(form.getByText('Enter your last name').first()).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Robin');
  await expect(form.getByRole('checkbox', { name: /terms of use/ })).toBeChecked();
  await expect(form.getByText('Enter your first name')).toHaveCount(0);
  expect(documents, 'the form was answered in the page, not by posting it').toEqual(['GET']);
});
