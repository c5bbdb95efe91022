import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { turns } from '@shared-kit/domain/picture/lead-picture';
import { theFirst } from '../../a-car';
import { open, test } from '../../journey';
import { operatorHeaders, operatorOrigin } from '../../running-platform';
import { wakeEverything } from '../../pages/widgets';

// The system paints, as with the contrast themes of Windows.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What can be seen of a control: ground, words, edge and outline, as they are painted. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, borderTopColor, outlineStyle };
  });

async function expectTold(chosen: Locator, other: Locator) {
  const [one, two] = [await look(chosen.first()), await look(other.first())];
  expect(one.backgroundColor).not.toBe(two.backgroundColor);
  expect(one.color).not.toBe(one.backgroundColor);
}

test('the chosen tab, chip, heart and page can be told, and what has the focus', async ({ page }) => {
  await page.setExtraHTTPHeaders(operatorHeaders());
  await page.goto(`${operatorOrigin}/kit/`);
  await expectTold(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }));
  await expectTold(
    page.getByRole('button', { name: 'SUV', pressed: true }),
    page.getByRole('button', { pressed: false }),
  );
  const heart = page.getByRole('button', { name: 'Save this car', exact: true });
  const saved = await look(heart);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect((await look(heart)).backgroundColor).not.toBe(saved.backgroundColor);
  await expectTold(page.locator('nav[aria-label="Pages"] [aria-current]'), page.getByRole('link', { name: /^Page / }));

  const tab = page.getByRole('tab', { selected: true });
  const before = await look(tab);
  await page.getByRole('tab', { selected: false }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[role=tab]:focus')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[role=tab]:focus')).not.toHaveCSS('outline-color', before.backgroundColor);
});

test('on a list of results and on a vehicle the chosen view and picture can be told', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/search/new-used-and-demo-cars');
  await expectTold(
    page.getByRole('button', { name: 'Grid', exact: true }),
    page.getByRole('button', { name: 'List', exact: true }),
  );

  // One that turns shows that first, and its pictures behind a tab.
  await open(page, (await theFirst('corella', 'range[price]=20000:60000', (car) => !turns(car))).path);
  await wakeEverything(page);
  const pictures = page.locator('button[aria-current]');
  await expectTold(
    pictures.and(page.locator('[aria-current="true"]')),
    pictures.and(page.locator('[aria-current="false"]')),
  );
});
