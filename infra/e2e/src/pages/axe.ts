import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type AxeScope = { tags?: string[]; rules?: string[]; about?: string; within?: string };

/** Axe finds nothing on the page or `within` a part, by these rules, or those of the tags; without both, by all it has. */
export async function expectNoFindings(page: Page, { tags, rules, about, within }: AxeScope = {}) {
  // Legacy mode runs in the page itself; the other carries every node to a second page, for frames of other origins.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    })),
    about,
  ).toEqual([]);
}
