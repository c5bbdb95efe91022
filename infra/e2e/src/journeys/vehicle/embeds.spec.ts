import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { spinEmbed, videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { theFirst } from '../../a-car';
import { open, test } from '../../journey';

/** Answers for other companies, so that no journey leaves this machine, and notes what a page asks them for. */
async function standInForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<h1>Shown by another company</h1>' });
    },
  );
  return asked;
}

test('a car’s video comes from its provider once a shopper asks for it, into a sandbox', async ({ page }) => {
  const car = await theFirst(
    'corella',
    'refinementList[car_type][0]=new&refinementList[body][0]=Wagon',
    ({ external_video_url: video, spin_images: frames, images, status }) =>
      status === 'in_stock' && frames.length === 0 && images.length > 3 && videoEmbed(video) !== null,
  );
  const embed = videoEmbed(car.external_video_url);
  const asked = await standInForOthers(page);
  // As high as the picture with its thumbnails.
  await page.setViewportSize({ width: 1280, height: 960 });
  await open(page, car.path);
  const pictures = page.getByRole('region', { name: 'Pictures' });

  // The second of all (S9-14).
  const second = pictures.getByRole('button', { name: /^Show (picture \d|the video)/ }).nth(1);
  await expect(second).toHaveAccessibleName('Show the video');
  await second.click();
  const play = pictures.getByRole('link', { name: `Play video of ${car.name}` });
  await expect(play).toBeInViewport({ ratio: 0.9 });
  expect(asked).toEqual([]);

  await play.click();
  const frame = page.getByTitle(`Video of ${car.name}`);
  await expect(pictures.getByRole('group', { name: `Video of ${car.name}` })).toBeFocused();
  await expect(frame).toHaveAttribute('src', embed?.src ?? '');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Shown by another company');
  expect(asked).toEqual([embed?.src]);
});

test('another provider’s turn comes once a shopper asks for it, with a way to it of its own', async ({ page }) => {
  const car = await theFirst(
    'corella',
    'refinementList[car_type][0]=used',
    ({ spin_code: code, spin_images: frames, status }) =>
      status === 'in_stock' && frames.length === 0 && spinEmbed(code) !== null,
  );
  const embed = spinEmbed(car.spin_code);
  const asked = await standInForOthers(page);
  await open(page, car.path);
  const spin = page.getByRole('tabpanel', { name: 'Spin' });
  await expect(spin.getByRole('img', { name: car.name })).toBeVisible();
  expect(asked).toEqual([]);

  await spin.getByRole('link', { name: /Look from all sides$/ }).click();
  const frame = spin.getByTitle(`${car.name} from all sides`);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Shown by another company');
  await expect(spin).toContainText(`From ${embed?.provider}.`);
  await expect(spin.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', embed?.src ?? '');
  expect(asked).toEqual([embed?.src]);
});
