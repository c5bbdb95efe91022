import { lookWidths } from '@shared-kit/contracts/operator/release-looks.contract';
import type { ReleaseLooks } from '@shared-kit/contracts/operator/release-looks.contract';
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserLook, TrialBrowser } from './trial-browser';
import type { TrialPage } from './trial-pages';
import { trialHost } from './trial-platform';

/** The folder of an artifact that holds them: no part of what is signed, and nothing that shells hand out. */
export const LOOKS = 'looks';
const HEIGHT = 900;
const JPEG_QUALITY = 60;

type Trial = {
  browser: Pick<TrialBrowser, 'look'>;
  /** Of the shell on trial. */
  port: number;
  pages: readonly TrialPage[];
  /** The artifact's folder. */
  directory: string;
  /** Hands out what is stable in place of the version. */
  toStable: () => Promise<void>;
};

/**
 * Opens each page in a browser, first with the version and then without it, and photographs both.
 *
 * @returns a sentence for each thing that only the version's page has: errors, or what axe finds.
 */
export async function tryInBrowser({ browser, port, pages, directory, toStable }: Trial): Promise<string[]> {
  const folder = path.join(directory, LOOKS);
  await mkdir(folder, { recursive: true });
  const lookAtAll = async (suffix: string) => {
    const looks: BrowserLook[] = [];
    for (const [index, { site, path: pathname }] of pages.entries())
      looks.push(
        await browser.look(`http://${trialHost(site)}:${port}${pathname}`, (page) =>
          photograph(page, path.join(folder, `${index}`), suffix),
        ),
      );
    return looks;
  };
  const own = await lookAtAll('');
  await toStable();
  const stable = await lookAtAll('-stable');
  await writeFile(path.join(folder, 'looks.json'), JSON.stringify(listOf(pages)));
  return pages.flatMap(({ site, path: pathname, parts }, index) => {
    const known = stable[index]?.findings;
    const news = [...(own[index]?.findings ?? [])].filter(([key]) => !known?.has(key));
    return news.map(([, sentence]) => `${parts.join(', ')} (${pathname} of ${site}) ${sentence}`);
  });
}

async function photograph(page: Page, file: string, suffix: string): Promise<void> {
  for (const width of lookWidths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.screenshot({ path: `${file}-${width}${suffix}.jpg`, type: 'jpeg', quality: JPEG_QUALITY });
  }
}

function listOf(pages: readonly TrialPage[]): ReleaseLooks {
  return {
    pages: pages.map((page, index) => ({
      ...page,
      shots: lookWidths.map((width) => ({
        width,
        file: `${index}-${width}.jpg`,
        stable: `${index}-${width}-stable.jpg`,
      })),
    })),
  };
}
