import { expect, test } from '@playwright/test';
import { cars } from '../../a-car';
import { open } from '../../journey';

const comparison = async () => {
  const three = (await cars()).slice(0, 3);
  return `/compare?cars=${three.map(({ slug }) => slug).join(',')}`;
};

test('a key leaves the differences alone, and the link to them shows the same', async ({ page }) => {
  await open(page, await comparison());
  const choice = page.getByRole('checkbox', { name: 'Only differences' });
  const rows = page.getByRole('table').getByRole('rowheader');
  const all = await rows.count();
  await expect(rows.last()).toHaveText('VIN');

  await choice.focus();
  await page.keyboard.press('Space');

  await expect(page).toHaveURL(/&only=differences$/);
  await expect(choice).toBeFocused();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const fewer = await rows.count();
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(rows).toHaveCount(fewer);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without a script a button shows the differences', async ({ page }) => {
    const path = await comparison();
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();

    await expect(page).toHaveURL(/only=differences/);
    await expect(page.getByRole('checkbox', { name: 'Only differences' })).toBeChecked();
    await expect(page.getByText(/^\d+ of \d+ specifications shown$/)).toBeVisible();
  });
});
