import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { turns } from '@shared-kit/domain/picture/lead-picture';
import { theFirst } from '../../a-car';
import { openUntouched, test } from '../../journey';

/**
 * What a page weighs on a phone that touched nothing, in what does not depend on the machine. `npm run bench -- compare`
 * has the figures beside other pages, and times. `requests` are those beside pictures; one of them, of 5 KB, is for what all
 * pages of the site say alike.
 */
const PAGES = {
  results: {
    address: async () => '/search/new-used-and-demo-cars',
    elements: 1_230,
    htmlKB: 87,
    requests: 16,
    scriptKB: 157,
  },
  'turning vehicle': {
    address: async () => (await theFirst('corella', 'range[price]=20000:60000', turns)).path,
    elements: 1_150,
    htmlKB: 91,
    requests: 13,
    scriptKB: 153,
  },
  // A form carries all places of its site.
  contact: { address: async () => '/contact', elements: 455, htmlKB: 36, requests: 15, scriptKB: 153 },
  // Words and pictures alone: one small script, and neither the site's file nor any of a remote's.
  text: { address: async () => '/about-us', elements: 360, htmlKB: 19.6, requests: 5, scriptKB: 4.6 },
  home: { address: async () => '/', elements: 780, htmlKB: 48, requests: 13, scriptKB: 144.5 },
} as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, isUntouched: true });

const compressed = promisify(brotliCompress);

/** Scripts that a page asks for, in KB of 1,000 bytes as a shell sends them once it has had the time to compress them well. */
function scriptsOf(page: Page): () => Promise<number> {
  const asked: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      asked.push(response.body().then(async (script) => (await compressed(script)).byteLength));
  });
  return async () => (await Promise.all(asked)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** The HTML of a page as all but the first get it: its style sheets are made one by whoever asks first after a start. */
async function withJoinedStyles(page: Page, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await page.request.get(path)).text();
    // One, and the site's theme.
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  }).toPass();
  return html;
}

for (const [name, { address, elements, htmlKB, requests, scriptKB }] of Object.entries(PAGES)) {
  test(`the ${name} page weighs no more than it did, and loads no picture that nobody asked for`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const scripts = scriptsOf(page);
    const path = await address();
    // A version that was built since the platform's first start has a longer name.
    const html = (await withJoinedStyles(page, path)).replaceAll(/-local\.[0-9a-f]{8}/g, '');
    await openUntouched(page, path);
    await page.waitForLoadState('networkidle');

    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements);
    expect(Buffer.byteLength(html) / 1000).toBeLessThanOrEqual(htmlKB);
    // How far ahead of the screen pictures are loaded follows what Chromium thinks of the line: theirs is no fixed number.
    const files = asked.filter((file) => !file.startsWith('/img/'));
    expect(files.length).toBeLessThanOrEqual(requests);
    expect(await scripts()).toBeLessThanOrEqual(scriptKB);
    // The first of a turn is the page's picture.
    expect(asked.filter((file) => file.startsWith('/img/') && file.includes('frame')).length).toBeLessThanOrEqual(1);
  });
}
