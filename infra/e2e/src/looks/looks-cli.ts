import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import { otherSites, rootDir } from '../running-platform';
import { contactSheet } from './contact-sheet';
import type { Look } from './contact-sheet';
import { lookPages } from './look-pages';
import { takeReadmePictures } from './readme-pictures';
import { takeLook } from './take-look';
import { withinOrFail } from './within-or-fail';

const USAGE = `npm run looks [-- FOLDER] [--page results] [--site corella] [--width 390]
Pictures of every kind of page of every demo site at 390, 768 and 1440 pixels, of the product that runs at PORT and
OPERATOR_PORT, with index.html to see them side by side. Each option may be given several times. FOLDER is "looks".
npm run looks -- --readme makes the pictures of the README anew instead.`;

const many = { type: 'string', multiple: true } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: many, site: many, width: many, readme: { type: 'boolean' }, help: { type: 'boolean' } },
});

/** Longest wait for one picture, in milliseconds. */
const PATIENCE_MS = 60_000;

const launch = () => chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });

/** Every picture asked for, one after the other. One that cannot be had is said, and the next begins with a new browser. */
async function takeLooks(folder: string, asked: readonly Omit<Look, 'file'>[]): Promise<Look[]> {
  const looks: Look[] = [];
  let browser = await launch();
  for (const { page, site, width } of asked) {
    const of = lookPages[page];
    if (of === undefined) throw new Error(`No kind of page is called ${page}: ${Object.keys(lookPages).join(', ')}`);
    const name = `${page}-${site}-${width}`;
    const file = `${name}.jpg`;
    try {
      const look = takeLook(browser, { site, width, of, file: path.join(folder, file) });
      looks.push({ page, site, width, file: (await withinOrFail(PATIENCE_MS, name, look)) ? file : null });
      console.log(name);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
      looks.push({ page, site, width, file: null });
      await withinOrFail(PATIENCE_MS, 'closing the browser', browser.close()).catch(() => undefined);
      browser = await launch();
    }
  }
  await browser.close();
  return looks;
}

/** Every kind of page, width and site that the options name; all where they name none. */
function askedFor(): Omit<Look, 'file'>[] {
  const widths = (values.width ?? ['390', '768', '1440']).map(Number);
  const sites = values.site ?? ['corella', ...otherSites];
  return (values.page ?? Object.keys(lookPages)).flatMap((page) =>
    widths.flatMap((width) => sites.map((site) => ({ page, site, width }))),
  );
}

if (values.help) {
  console.log(USAGE);
} else if (values.readme) {
  const browser = await launch();
  console.log((await takeReadmePictures(browser, path.join(rootDir, 'infra/demo/screenshots'))).join('\n'));
  await browser.close();
} else {
  const folder = path.resolve(rootDir, positionals[0] ?? 'looks');
  await mkdir(folder, { recursive: true });
  const looks = await takeLooks(folder, askedFor());
  await writeFile(path.join(folder, 'index.html'), contactSheet(looks));
  console.log(`${looks.filter(({ file }) => file !== null).length} pictures: ${path.join(folder, 'index.html')}`);
}
