import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Widgets whose HTML is there and whose React is not: React marks every element it has taken over. */
export function dormantWidgets(page: Page): Promise<string[]> {
  return page
    .locator('[data-widget]')
    .evaluateAll((widgets) =>
      widgets
        .filter(
          ({ firstElementChild: content }) =>
            content && !Object.keys(content).some((key) => key.startsWith('__reactFiber')),
        )
        .map((widget) => widget.getAttribute('data-widget') ?? ''),
    );
}

/** Brings every widget near the viewport, again where it stands in a part that wakes up later, until all are alive. */
export async function wakeEverything(page: Page): Promise<void> {
  // What is folded away, as most of a sold vehicle's page, is asleep until somebody opens it.
  await page.locator('details:has([data-widget])').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  const dormantOnceSeen = async () => {
    for (const widget of await page.locator('[data-widget]').all())
      await widget.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return dormantWidgets(page);
  };
  await expect.poll(dormantOnceSeen, 'widgets that are not alive').toEqual([]);
}

/** What waits for somebody to use the page is there: the header's account has taken its place, and what is lazy was decided with it. */
export async function untilIdleWidgetsAreThere(page: Page): Promise<void> {
  await expect(page.locator('[data-widget="mfe-account/header-account"] [data-reserve]')).toHaveCount(0);
}
