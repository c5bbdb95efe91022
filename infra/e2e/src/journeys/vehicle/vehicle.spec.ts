import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { readFile } from 'node:fs/promises';
import { pdfText } from '@infra/api/test/pdf-text';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { imageSrc } from '@shared-kit/domain/picture/image-src';
import { aCar, cars, theFirst } from '../../a-car';
import { open, test } from '../../journey';
import { shellOrigin } from '../../running-platform';

declare function noteAngle(angle: string): void;

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' });
const turningCar = () =>
  theFirst('corella', 'refinementList[body][0]=Ute&range[price]=20000:90000', (car) => {
    const [first] = car.hotspots[0]?.positions ?? [];
    return car.status === 'in_stock' && car.spin_images.length >= 36 && first !== undefined;
  });

// Pictures that nobody asked for before are made first.
test.describe.configure({ timeout: 90_000 });

test('the facts follow a turning car at once, however long its summary is, and that goes along with all beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, (await turningCar()).path);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const media = await boxOf(page.getByRole('tabpanel', { name: 'Spin' }));
  const facts = await boxOf(page.getByRole('region', { name: 'Key information' }));
  expect(facts.y - (media.y + media.height)).toBeLessThan(64);
  expect(facts.width).toBeLessThan(media.width + 1);

  // As far as the last of them: nothing stands beside an empty column.
  for (const name of ['Features', 'Questions and answers']) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    await expect(summaryOf(page).getByRole('link', { name: 'Enquire', exact: true })).toBeInViewport();
  }
});

/** Has the frames of a turn made before somebody waits for them. */
async function warm(page: Page, { spin_images: frames }: Pick<ShownCar, 'spin_images'>) {
  for (const id of frames) {
    const frame = await page.request.get(imageSrc(id, 640), { headers: { accept: 'image/avif' } });
    expect(frame.ok()).toBe(true);
  }
}

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('turns a car with the keyboard, reads a point on it, and looks inside', async ({ page }) => {
    const car = await turningCar();
    await warm(page, car);
    await open(page, car.path);
    const viewer = page.getByRole('group', { name: `${car.name} from all sides` });
    const stage = viewer.getByRole('slider');
    // All frames are there, and the car has not begun to turn.
    await expect(viewer.locator('canvas[data-ready]')).toBeVisible();
    await expect(viewer.getByRole('progressbar')).toHaveCount(0);
    await expect(stage).toHaveAttribute('aria-valuenow', '0');
    await expect(viewer.getByRole('button', { name: 'Turn by itself' })).toBeVisible();

    await stage.focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage).toHaveAttribute('aria-valuenow', '10');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(stage).toHaveAttribute('aria-valuenow', '350');

    const point = viewer.getByRole('button', { name: /^Point \d/ }).first();
    for (let steps = 0; steps < 36 && !(await point.isVisible()); steps += 1) await page.keyboard.press('ArrowRight');
    await point.focus();
    await page.keyboard.press('Enter');
    const about = viewer.getByRole('dialog', { name: 'About this point' });
    await expect(about.getByRole('button', { name: 'Close' })).toBeFocused();
    expect(car.hotspots.map(({ description }) => description)).toContain(await about.locator('p').textContent());
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
    await expect(point).toBeFocused();

    await page.getByRole('tab', { name: 'Images' }).click();
    await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
    await page.getByRole('tab', { name: 'Interior' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Interior' }).locator('canvas, img').first()).toBeVisible();
  });
});

test('a car turns once by itself, and from then on as far as it is dragged', async ({ page }) => {
  const car = await turningCar();
  await warm(page, car);
  // Every angle it has been at: a turn is over before a slow machine has looked twice.
  const angles: number[] = [];
  await page.exposeFunction('noteAngle', (angle: string) => angles.push(Number(angle)));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) noteAngle((target as Element).getAttribute('aria-valuenow') ?? '');
    }).observe(document, { subtree: true, attributeFilter: ['aria-valuenow'] });
  });
  await open(page, car.path);
  const viewer = page.getByRole('group', { name: `${car.name} from all sides` });
  const stage = viewer.getByRole('slider');

  await expect.poll(() => angles.some((angle) => angle > 180) && angles.at(-1) === 0, { timeout: 30_000 }).toBe(true);
  await expect(viewer.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  await expect(stage).toHaveAttribute('aria-valuenow', '0');

  const box = (await stage.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  // 20 pixels a frame: three frames of ten degrees each.
  await expect(stage).toHaveAttribute('aria-valuenow', '30');
  await page.mouse.up();
});

test('a shopper looks through the pictures with the keyboard alone', async ({ page }) => {
  const car = await theFirst(
    'corella',
    'range[price]=20000:60000',
    ({ images, spin_images: frames, status }) => status === 'in_stock' && frames.length === 0 && images.length > 3,
  );
  await open(page, car.path);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const all = car.images.length;
  const pictureAt = (scope: Locator, position: number) =>
    scope.getByRole('img', { name: new RegExp(`, picture ${position}( of|$)`) });
  await pictures.getByRole('list', { name: /pictures$/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures).toContainText(`2 / ${all}`);
  await expect(pictureAt(pictures, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(pictures.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');

  const opener = pictures.getByRole('button', { name: 'Show pictures full screen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pictures of ${car.name}` });
  await expect(pictureAt(dialog, 2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`3 / ${all}`);
  await expect(pictureAt(dialog, 3)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(pictureAt(dialog, 2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a car's id leads to its one address", async ({ request }) => {
  const { id, path } = await aCar();

  const answer = await request.get(`/cars/${encodeURIComponent(id)}`);

  expect(new URL(answer.url()).pathname).toBe(path);
  expect(answer.ok()).toBe(true);
});

/** Has the process that draws PDFs started: with another car's, so that this one's is still to be made. */
async function startPress(page: Page) {
  const [, another] = await cars();
  const drawn = async () => (await page.request.get(`/api/cars/${another?.slug}/brochure.pdf`)).status();
  await expect.poll(drawn, { timeout: 60_000 }).toBe(200);
}

test('a shopper reveals the phone, copies the link, prints the page and takes it along as a PDF', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shellOrigin });
  const car = await aCar();
  await startPress(page);
  await open(page, car.path);
  const summary = summaryOf(page);
  const price = `$${car.price?.toLocaleString('en-AU')}`;

  const counted = page.waitForRequest(/\/api\/phone-reveals$/);
  await summary.getByRole('button', { name: 'Show phone number' }).click();
  await expect(summary.getByRole('link', { name: /^[\d ]{8,}$/ })).toBeFocused();
  expect((await counted).postDataJSON()).toMatchObject({ car_id: car.id });

  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const opening = context.waitForEvent('page');
  await page.getByRole('region', { name: 'Specifications' }).getByRole('link', { name: 'Print' }).click();
  const sheet = await opening;
  expect(new URL(sheet.url()).searchParams.get('car_id')).toBe(car.id);
  await expect(sheet.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(car.name);
  await expect(sheet.getByText(price, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('img', { name: "Code of this vehicle's page" })).toBeVisible();
  await expect(sheet.getByRole('navigation')).toHaveCount(0);
  await sheet.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await sheet.emulateMedia({ media: null });

  await sheet.getByRole('button', { name: 'PDF' }).click();
  const save = sheet.getByRole('link', { name: 'Save the PDF' });
  await expect(save).toBeFocused({ timeout: 40_000 });
  const downloading = sheet.waitForEvent('download');
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${car.slug}.pdf`);
  const text = pdfText(await readFile(await download.path()));
  for (const words of [car.name, price, car.stocknum]) expect(text).toContain(words.replaceAll(' ', ''));
});

test('where a car stands is said until it is sent away, and the next page does not move for it', async ({ page }) => {
  const elsewhere = await theFirst(
    'corella',
    'range[price]=20000:60000',
    ({ city, status }) => status === 'in_stock' && city !== null && city.toLowerCase() !== 'fortitude valley',
  );
  await open(page, elsewhere.path);
  const bar = page.getByRole('region', { name: 'Where this vehicle is' });
  await expect(bar).toContainText(`Located at ${elsewhere.city}`);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toHaveCount(0);

  await open(page, elsewhere.path);
  await expect(bar).toHaveCount(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
  // The bar alone would move the page by 0.07.
  expect(shift).toBeLessThan(0.01);
});
