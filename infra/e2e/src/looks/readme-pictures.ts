import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { otherSites, siteOrigin } from '../running-platform';
import { drawAll } from './take-look';

const SCREEN = { width: 1440, height: 900 };
/** Between two screens of a picture, in pixels. */
const GAP = 12;
const QUALITY = 82;

type Screen = { site: string; address: string };

/** The pictures of the README, by their file: the screens of each, and how many stand in a row, each so many pixels wide. */
const PICTURES: Readonly<Record<string, { screens: readonly Screen[]; across: number; width: number }>> = {
  'corella.webp': {
    screens: ['/', '/search/new-used-and-demo-cars'].map((address) => ({ site: 'corella', address })),
    across: 2,
    width: 904,
  },
  'templates.webp': {
    screens: ['corella', ...otherSites].map((site) => ({ site, address: '/' })),
    across: 3,
    width: 640,
  },
};

/** Makes the pictures of the README anew, of the product that runs, and returns their files. */
export async function takeReadmePictures(browser: Browser, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [name, { screens, across, width }] of Object.entries(PICTURES)) {
    const height = Math.round((width * SCREEN.height) / SCREEN.width);
    const taken = [];
    for (const [index, screen] of screens.entries()) {
      const input = await sharp(await takeScreen(browser, screen))
        .resize(width, height)
        .toBuffer();
      taken.push({ input, left: (index % across) * (width + GAP), top: Math.floor(index / across) * (height + GAP) });
    }
    const rows = Math.ceil(screens.length / across);
    const size = { width: across * (width + GAP) - GAP, height: rows * (height + GAP) - GAP };
    const file = path.join(folder, name);
    await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
      .composite(taken)
      .webp({ quality: QUALITY })
      .toFile(file);
    files.push(file);
  }
  return files;
}

/** The first screen of a page, without the question that a site asks every new visitor. */
async function takeScreen(browser: Browser, { site, address }: Screen): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce', locale: 'en-AU' });
  const page = await context.newPage();
  await page.goto(siteOrigin(site) + address, { waitUntil: 'load' });
  const question = page.getByRole('region', { name: 'May we measure your visit?' });
  await question.waitFor({ timeout: 3000 }).then(
    () => question.getByRole('button', { name: 'No' }).click(),
    () => undefined,
  );
  await drawAll(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
