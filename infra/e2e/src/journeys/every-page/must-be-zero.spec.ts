import { expect } from '@playwright/test';
import { lookPages } from '../../looks/look-pages';
import { faultsOf } from '../../looks/measured-look';
import type { Faults } from '../../looks/measured-look';
import { addressOf, drawAll } from '../../looks/take-look';
import { expectNoFindings } from '../../pages/axe';
import { fromOwnAddress } from '../../people/a-person';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';

// Forms are sent on the way to what thanks for them: from an address of their own, or they would pass for a robot's.
test.use({ expectedComplaints: /status of 404/, hasPictures: false, extraHTTPHeaders: fromOwnAddress() });

/** One site of each template. */
const sites = ['corella', 'plugbird', 'brolga-toyota', 'gannet-trucks'];

/** How many of them each kind of page is measured in, in turn: a tablet's page is a phone's or a desktop's in most. */
const measuredAt: Readonly<Record<number, number>> = { 390: 2, 768: 1, 1440: 2 };

for (const [index, [name, of]] of Object.entries(lookPages).entries()) {
  for (const [width, count] of Object.entries(measuredAt).map(([at, many]) => [Number(at), many] as const)) {
    // On a tablet those that the other widths left out.
    const first = 2 * index + (count === 1 ? 2 : 0);
    const measured = [...Array(count).keys()].map((further) => sites[(first + further) % sites.length]!);
    test(`${name} has nothing of what no page may have, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: Record<string, Faults> = {};
      for (const site of measured) {
        const address = await addressOf(page, site, of);
        if (address === null) continue;
        await page.goto(siteOrigin(site) + address, { waitUntil: 'load' });
        await drawAll(page);
        await expectNoFindings(page, { rules: ['color-contrast'], about: `contrast on ${site}` });
        found[site] = await faultsOf(page);
      }

      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((site) => [site, {}])));
    });
  }
}
