import { expect } from '@playwright/test';
import { aCar } from '../../a-car';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { PHONE } from '../../people/fill-form';
import { open, test } from '../../journey';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // React rejects with the bare event, which has no words, what a style sheet could not be loaded with.
  expectedComplaints: /^$|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/,
});

for (const [kind, link, title] of [
  ['of a remote', '/sign-in', /Sign in/],
  ['of content', '/privacy-policy', /Privacy/],
  ['of a vehicle', 'vehicle', /^\d{4} /],
] as const) {
  test(`a link to a page ${kind} that is followed offline leads to a page that says so, and to the page once it can`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.evaluate(
      (href) => {
        const on = document.createElement('a');
        on.href = href;
        on.textContent = 'On';
        document.querySelector('main')?.prepend(on);
      },
      link === 'vehicle' ? (await aCar()).path : link,
    );
    await page.getByRole('link', { name: 'On', exact: true }).click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page did not load');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/This page did not load/);
    await expect(page.getByRole('alert')).toContainText('You are offline, so this page did not load.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoFindings(page, { tags: WCAG });

    const again = page.getByRole('button', { name: 'Try again' });
    // The page stands anew once this try has failed, and with it the button for the next one.
    const failed = page.waitForEvent('requestfailed');
    await again.press('Enter');
    await failed;
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(again).toBeFocused();
    await context.setOffline(false);
    await again.press('Enter');
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
  });
}
