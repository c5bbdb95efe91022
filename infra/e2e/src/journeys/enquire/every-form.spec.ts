import { fromOwnAddress } from '../../enquiry';
import { fillEach } from '../../every-form/form-journey';
import { gatedForms } from '../../every-form/gated-forms';
import { longerForms } from '../../every-form/longer-forms';
import { officeForms } from '../../every-form/office-forms';
import { vehicleForms } from '../../every-form/vehicle-forms';
import { DESKTOP, PHONE } from '../../fill-form';
import { test } from '../../journey';

test.use({ hasPictures: false });

/**
 * Every form there is, with the keyboard alone, with JavaScript and without: on a phone once, and once on a desktop. What a
 * group is not tried with, the next one is.
 */
const groups = {
  'forms about a vehicle': vehicleForms,
  'forms for the office': officeForms,
  'bookings, a valuation and a reservation': longerForms,
  'forms behind a sign-in or a link': gatedForms,
};
// Ends what hangs: each of these is a dozen page loads and several hundred keystrokes.
test.describe.configure({ timeout: 180_000 });

const screens = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

for (const alive of [true, false]) {
  test.describe(alive ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: alive, extraHTTPHeaders: fromOwnAddress() });

    for (const [index, [about, forms]] of Object.entries(groups).entries()) {
      const [screen, size] = screens[(index + Number(!alive)) % 2]!;
      test(`${about} are sent with the keyboard on ${screen}, and each reaches the dealer once`, async ({ page }) => {
        await page.setViewportSize(size);
        await fillEach(page, alive, forms);
      });
    }
  });
}
