import { startMailDesk } from '../../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../../test/desks/mail-desk';

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

const aCar = () =>
  desk.server.addVehicle({
    ...{ group: 'sunrise', dealership_slug: 'west', price: 30_000, state: 'QLD', simple_fuel: 'Petrol' },
    ...{ price_type: 'Excl. Govt. Charges', simple_body: 'Sedan', car_type: 'new' },
  });

test.each([
  ['the postcode of the form', '3000', '', 'VIC'],
  ['the car, for a postcode that there is not', '9999', '', 'QLD'],
  ['the state that was named for all estimates', '3000', 'shopper-state=NSW', 'NSW'],
])('the dealer’s mail has the estimate of %s (R-LEGAL-02)', async (_whose, postcode, cookie, state) => {
  const { id } = await aCar();
  const { email } = await desk.send({ form: 'finance', car_id: id, postcode }, cookie);

  const { text } = await desk.mail('dealer', email, /./);
  expect(text).toMatch(
    new RegExp(`Excl. Govt. Charges, \\$[\\d,]+ estimated drive-away in ${state}(,| with the charges of) `),
  );
});
