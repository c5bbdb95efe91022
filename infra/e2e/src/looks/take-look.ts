import type { Browser, Page } from '@playwright/test';
import { fromOwnAddress } from '../people/a-person';
import { siteOrigin } from '../running-platform';
import type { LookPage } from './look-pages';

/** Longest wait for a page to rest, in milliseconds: one that goes on asking is taken as it is. */
const PATIENCE_MS = 10_000;

/** Most screens that a page is scrolled through: one that grows as it is scrolled has no end. */
const MOST_SCREENS = 60;

/** The address of a kind of page of a site; null where the site has none. */
export async function addressOf(page: Page, site: string, of: LookPage): Promise<string | null> {
  if ('path' in of) return of.path(site, page);
  await page.goto(siteOrigin(site) + of.from);
  const link = page.locator(of.link).first();
  return (await link.count()) > 0 ? link.getAttribute('href') : null;
}

/**
 * Scrolls through the page once, so that what is drawn and fetched where it comes near is there. It waits by the clock and
 * not for a frame: a browser without a screen may draw none, and nothing bounds what is evaluated in a page.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    for (let screen = 0; screen < most && screen * innerHeight < document.documentElement.scrollHeight; screen += 1) {
      scrollTo(0, screen * innerHeight);
      await new Promise((resolve) => setTimeout(resolve, 66));
    }
    scrollTo(0, 0);
  }, MOST_SCREENS);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
}

/** The page with all that scrolling brings, its pictures too: one that is asked for late counts for no `networkidle`. */
export async function drawAll(page: Page): Promise<void> {
  await scrollThrough(page);
  const hasPictures = () => [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(hasPictures, null, { timeout: PATIENCE_MS, polling: 100 }).catch(() => undefined);
}

/** Writes the whole page as a picture to `file`. False where the site has no such page. */
export async function takeLook(
  browser: Browser,
  { site, width, of, file }: { site: string; width: number; of: LookPage; file: string },
): Promise<boolean> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-AU',
    extraHTTPHeaders: fromOwnAddress(),
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  try {
    const page = await context.newPage();
    const address = await addressOf(page, site, of);
    if (address === null) return false;
    await page.goto(siteOrigin(site) + address, { waitUntil: 'load' });
    await drawAll(page);
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 });
    return true;
  } finally {
    await context.close();
  }
}
