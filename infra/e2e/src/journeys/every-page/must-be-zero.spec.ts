import { expect } from '@playwright/test';
import { lookPages } from '../../looks/look-pages';
import { faultsOf, widenedByLongWord } from '../../looks/measured-look';
import type { Faults } from '../../looks/measured-look';
import { addressOf, scrollThrough } from '../../looks/take-look';
import { expectNoFindings } from '../../pages/axe';
import { fromOwnAddress } from '../../people/a-person';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';

// Forms are sent on the way to what thanks for them: from an address of their own, or they would pass for a robot's.
test.use({ expectedComplaints: /status of 404/, hasPictures: false, extraHTTPHeaders: fromOwnAddress() });

/** One site of each template. */
const sites = ['corella', 'plugbird', 'brolga-toyota', 'gannet-trucks'];

/** How many of two of them each kind of page is measured in: a tablet's page is a phone's or a desktop's in most. */
const measuredAt = { 390: 2, 768: 1, 1440: 2 };

for (const [index, [name, of]] of Object.entries(lookPages).entries()) {
  test(`${name} has nothing of what no page may have, on a phone, a tablet and a desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, Faults> = {};
    for (const [turn, site] of [0, 1].map(
      (further) => [further, sites[(2 * index + further) % sites.length]!] as const,
    )) {
      const address = await addressOf(page, site, of);
      if (address === null) continue;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteOrigin(site) + address, { waitUntil: 'load' });
      for (const [width, count] of Object.entries(measuredAt)) {
        if (turn >= count) continue;
        await page.setViewportSize({ width: Number(width), height: 844 });
        await scrollThrough(page);
        // A tablet has the colours of a phone or of a desktop.
        if (width !== '768')
          await expectNoFindings(page, { rules: ['color-contrast'], about: `contrast on ${site} at ${width} px` });
        found[`${site} at ${width} px`] = { ...(await faultsOf(page)), ...(await widenedByLongWord(page)) };
      }
    }

    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((at) => [at, {}])));
  });
}
