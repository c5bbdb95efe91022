import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import { otherSites, rootDir } from '../running-platform';
import { contactSheet } from './contact-sheet';
import type { Look } from './contact-sheet';
import { lookPages } from './look-pages';
import { takeLook } from './take-look';

const USAGE = `npm run looks [-- FOLDER] [--page results] [--site corella] [--width 390]
Pictures of every kind of page of every demo site at 390, 768 and 1440 pixels, of the product that runs at PORT and
OPERATOR_PORT, with index.html to see them side by side. Each option may be given several times. FOLDER is "looks".`;

const many = { type: 'string', multiple: true } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: many, site: many, width: many, help: { type: 'boolean' } },
});

async function takeLooks(folder: string): Promise<Look[]> {
  const looks: Look[] = [];
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
  for (const page of values.page ?? Object.keys(lookPages)) {
    const of = lookPages[page];
    if (of === undefined) throw new Error(`No kind of page is called ${page}: ${Object.keys(lookPages).join(', ')}`);
    for (const width of (values.width ?? ['390', '768', '1440']).map(Number)) {
      for (const site of values.site ?? ['corella', ...otherSites]) {
        const file = `${page}-${site}-${width}.jpg`;
        const isThere = await takeLook(browser, { site, width, of, file: path.join(folder, file) });
        looks.push({ page, site, width, file: isThere ? file : null });
      }
      console.log(`${page} ${width}`);
    }
  }
  await browser.close();
  return looks;
}

if (values.help) {
  console.log(USAGE);
} else {
  const folder = path.resolve(rootDir, positionals[0] ?? 'looks');
  await mkdir(folder, { recursive: true });
  const looks = await takeLooks(folder);
  await writeFile(path.join(folder, 'index.html'), contactSheet(looks));
  console.log(`${looks.filter(({ file }) => file !== null).length} pictures: ${path.join(folder, 'index.html')}`);
}
