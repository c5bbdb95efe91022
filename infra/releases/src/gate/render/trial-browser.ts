import { existsSync } from 'node:fs';
import { installedChromium } from '@infra/build-kit/installed-chromium';
import { cutText } from '@shared-kit/domain/text/cut-text';
import { within } from '@shared-kit/domain/async/within';
import { untilLooping } from './looping-page';
import type { Browser, Page } from '@playwright/test';

/** A page is looked at for so long at most, and has to be alive by then, in milliseconds: also on a busy machine. */
const PAGE_MS = 120_000;
const HYDRATES_MS = 60_000;
/** What it loads when it is seen. */
const SETTLES_MS = 3_000;
/** A page of text alone needs no hydration (`shell/src/client/text`). */
const HYDRATED = 'html:is([data-hydrated], [data-text])';

/** What a page was like in a browser: each thing found by what it is, in words. */
export type BrowserLook = { findings: Map<string, string> };
export type TrialBrowser = { look: Look; close(): Promise<void> };
type Look = (url: string, whenSeen: (page: Page) => Promise<void>) => Promise<BrowserLook>;

/** Starts the Chromium of this machine; null where there is none, or nothing that drives it. */
export async function startTrialBrowser(env: NodeJS.ProcessEnv): Promise<TrialBrowser | null> {
  const executablePath = installedChromium(env);
  if (executablePath === undefined || !existsSync(executablePath)) return null;
  const driver = await Promise.all([import('@playwright/test'), import('@axe-core/playwright')]).catch(() => null);
  if (!driver) return null;
  const [{ chromium }, { AxeBuilder }] = driver;
  // Its own sandbox does not start for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const findingsOf = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => [`axe ${id} ${target.join(' ')}`, `axe: ${help} (${target.join(' ')})`] as const),
    );
  };
  return {
    look: (url, whenSeen) =>
      lookAt(browser, url, async (page) => {
        const found = await findingsOf(page);
        await whenSeen(page);
        return found;
      }),
    close: () => browser.close(),
  };
}

type Findings = readonly (readonly [string, string])[];

async function lookAt(browser: Browser, url: string, see: (page: Page) => Promise<Findings>): Promise<BrowserLook> {
  const { origin } = new URL(url);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const findings = new Map<string, string>();
  const note = (text: string) =>
    void findings.set(text.split('\n')[0] ?? '', cutText(text.replaceAll(/\s+/g, ' '), 600));
  try {
    // It reaches the shell on trial and nothing else: what listens on this machine is none of a version's business.
    await context.route('**/*', (route) =>
      route.request().url().startsWith(`${origin}/`) ? route.continue() : route.abort(),
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => note(`throws in the browser: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      // What cannot be loaded is said by whoever needs it.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        note(`says an error in the browser: ${message.text()}`);
    });
    const ended = new AbortController();
    const seen = await Promise.race([
      within(PAGE_MS, open(page, url, see), () => null),
      untilLooping(browser, page, ended.signal),
    ]).finally(() => ended.abort());
    if (seen === null) note('never ends in the browser');
    else for (const [key, sentence] of seen) findings.set(key, sentence);
  } catch (error) {
    note(`cannot be looked at in the browser: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    // One that loops does not close by itself.
    await within(5000, context.close(), () => undefined);
  }
  return { findings };
}

async function open(page: Page, url: string, see: (page: Page) => Promise<Findings>): Promise<Findings> {
  await page.goto(url, { waitUntil: 'load', timeout: PAGE_MS });
  const isAlive = await page.waitForSelector(HYDRATED, { state: 'attached', timeout: HYDRATES_MS }).catch(() => null);
  if (!isAlive) return [['not hydrated', `is not hydrated after ${HYDRATES_MS / 1000} s`]];
  await page.waitForLoadState('networkidle', { timeout: SETTLES_MS }).catch(() => undefined);
  return see(page);
}
