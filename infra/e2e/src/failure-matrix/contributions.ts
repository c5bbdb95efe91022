import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ServedPage } from './served-page';
import type { TriedRemote } from './tried-remotes';

type Place = 'vehicle' | 'home';

/** What each remote contributes to a page, and where: there when it is well, and not our concern when it is the faulty one. */
const contributions: Record<TriedRemote, { on: Place; part: string; says?: RegExp }> = {
  'mfe-search': { on: 'home', part: '[data-widget="mfe-search/search-card"] form' },
  'mfe-vehicle': { on: 'vehicle', part: 'nav[aria-label="Breadcrumb"]' },
  'mfe-finance': {
    on: 'vehicle',
    part: '[data-widget="mfe-finance/repayment-teaser"]',
    says: /a week|a month|enquire for finance/i,
  },
  'mfe-locations': { on: 'vehicle', part: '[data-widget="mfe-locations/location-block"]', says: /open|closed/i },
  'mfe-leads': { on: 'vehicle', part: '[data-widget="mfe-leads/enquiry"] form' },
  'mfe-account': { on: 'vehicle', part: '[data-widget="mfe-account/save-button"] button[aria-label^="Save"]' },
};

export const isOnHome = (remote: TriedRemote) => contributions[remote].on === 'home';

/** Those that a page has besides the faulty one. Slots are filled by the page that owns them: without mfe-vehicle there are none on a vehicle page. */
export function othersOn(place: Place, faulty: TriedRemote): TriedRemote[] {
  if (place === 'vehicle' && faulty === 'mfe-vehicle') return [];
  return (Object.keys(contributions) as TriedRemote[]).filter(
    (name) => name !== faulty && contributions[name].on === place,
  );
}

/** What the remote brings is seen in a browser. */
export async function expectThere(page: Page, remote: TriedRemote): Promise<void> {
  const { part, says = /^/ } = contributions[remote];
  await expect(page.locator(part).filter({ visible: true, hasText: says }).first(), remote).toBeVisible();
}

/** What the remote brings is in the HTML, where one sees it. */
export function expectServed(page: ServedPage, remote: TriedRemote): void {
  const { part, says = /^/ } = contributions[remote];
  expect(page.texts(part), remote).toContainEqual(expect.stringMatching(says));
}
