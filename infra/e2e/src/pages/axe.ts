import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type AxeScope = { tags?: string[]; rules?: string[]; about?: string; within?: string };

/** Axe finds nothing on the page or `within` a part, by these rules, or those of the tags; without both, by all it has. */
export async function expectNoFindings(page: Page, { tags, rules, about, within }: AxeScope = {}) {
  await loadAxe(page);
  // Legacy mode runs in the page itself; the other carries every node to a second page, for frames of other origins.
  const builder = new AxeBuilder({ page, axeSource: LOADED })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  if (within) builder.include(within);
  if (rules) builder.withRules(rules);
  const { violations } = await (tags ? builder.withTags(tags) : builder).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    })),
    about,
  ).toEqual([]);
}

/** What the builder evaluates, twice a run, instead of axe's half a megabyte. */
const LOADED = '"axe is there"';

/** Evaluates axe once in each frame of a page that is looked at more than once. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
}
