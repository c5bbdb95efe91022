import { expect } from '@playwright/test';
import { lookPages } from '../../looks/look-pages';
import { faultsOf } from '../../looks/measured-look';
import type { Faults } from '../../looks/measured-look';
import { addressOf, drawAll } from '../../looks/take-look';
import { expectNoFindings } from '../../pages/axe';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ expectedComplaints: /status of 404/, hasPictures: false });

/** One site of each template. Each kind of page is measured in two of them, in turn. */
const sites = ['corella', 'plugbird', 'brolga-toyota', 'gannet-trucks'];

for (const [index, [name, of]] of Object.entries(lookPages).entries()) {
  const measured = [0, 1].map((further) => sites[(2 * index + further) % sites.length]!);
  for (const width of [390, 1440]) {
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
