import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cars } from '../../a-car';
import type { DemoCar } from '../../a-car';
import { openUntouched, test } from '../../journey';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { signInWithoutJavaScript } from '../../people/sign-in';

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, isUntouched: true, hasPictures: false },
  extraHTTPHeaders: fromOwnAddress(),
});

async function aCar(): Promise<DemoCar> {
  const [car] = await cars();
  if (!car) throw new Error('The demo has no car');
  return car;
}

const resultsOf = ({ stocknum }: DemoCar) => `/search?query=${encodeURIComponent(stocknum)}`;
const heart = (page: Page, { name }: DemoCar) =>
  page.getByRole('button', { name: new RegExp(`^Saved?: ${name}$`) }).first();

/** Milliseconds from a press until the heart says so, on a processor that is four times slower. */
async function answeredIn(page: Page, car: DemoCar): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const ms = await heart(page, car).evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        new MutationObserver(() => resolve(performance.now() - from)).observe(pressed, {
          attributes: true,
          attributeFilter: ['aria-pressed'],
        });
        (pressed as HTMLButtonElement).click();
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return ms;
}

test("a phone's shopper has a heart on each card before anything is touched, and it answers at once", async ({
  page,
}) => {
  const car = await aCar();
  await openUntouched(page, resultsOf(car));
  await expect(heart(page, car)).toBeVisible();
  await expect(page.locator('[data-widget="mfe-account/card-save"]')).toHaveCount(0);

  expect(await answeredIn(page, car)).toBeLessThan(50);
  await expect(page).toHaveURL(/\/search/);

  // Once somebody uses the page its own heart takes the place, and says what was done.
  await heart(page, car).hover();
  await expect(page.getByText('Car Saved')).toBeVisible();
  await expect(heart(page, car)).toHaveAccessibleName(`Saved: ${car.name}`);
  await page.reload();
  await heart(page, car).hover();
  await expect(heart(page, car)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart leads by the sign-in to the car, saved; who is signed in saves by it at once', async ({ page }) => {
    const car = await aCar();
    await page.goto(resultsOf(car));
    await heart(page, car).click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
    await signInWithoutJavaScript(page, aMobile());
    await expect(page).toHaveURL(new RegExp(car.path));
    await expect(page.getByText('Saved. View list')).toBeVisible();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.goto(resultsOf(car));
    await heart(page, car).click();
    await expect(page).toHaveURL(new RegExp(`${car.path}#saved-car`));
    await page.goto('/watchlist');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
