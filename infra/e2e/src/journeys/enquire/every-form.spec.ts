import { fromOwnAddress } from '../../people/a-person';
import { FORM_GROUPS } from '../../every-form/form-groups';
import { fillEach } from '../../every-form/form-journey';
import { DESKTOP, PHONE } from '../../people/fill-form';
import { test } from '../../journey';

test.use({ hasPictures: false });

// Ends what hangs: each of these is a dozen page loads and several hundred keystrokes.
test.describe.configure({ timeout: 180_000 });

/**
 * Every form there is, with the keyboard alone, with JavaScript and without: on a phone once, and once on a desktop. What a
 * group is not tried with, the next one is.
 */
const screens = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

for (const alive of [true, false]) {
  test.describe(alive ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: alive, extraHTTPHeaders: fromOwnAddress() });

    for (const [index, [about, forms]] of Object.entries(FORM_GROUPS).entries()) {
      const [screen, size] = screens[(index + Number(!alive)) % 2]!;
      test(`${about} are sent with the keyboard on ${screen}, and each reaches the dealer once`, async ({ page }) => {
        await page.setViewportSize(size);
        await fillEach(page, alive, forms);
      });
    }
  });
}
