import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { sql } from 'drizzle-orm';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { migrate } from '../../../db/migrate';

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

/** A database as it was before the amount had its column, with a reservation of those days. */
async function forgetAmounts(): Promise<void> {
  const { ownerDb } = desk.server;
  await ownerDb.execute(sql`alter table reservation drop column drive_away_cents`);
  await ownerDb.execute(sql`delete from schema_migration where name like '0207%'`);
}

test('a reservation that was made before amounts were kept says what is left with those charges, as it did', async () => {
  const facts = { state: 'QLD', simple_fuel: 'Petrol', simple_body: 'SUV', price_type: 'Excl. Govt. Charges' };
  const token = await desk.reserved((await desk.aCar(facts)).id);
  const without = await desk.reserved((await desk.aCar()).id);
  const sumsOf = async (of: string) => (await desk.get(`/api/reservations/${of}`)).json<ReservationView>().sums;
  const before = await sumsOf(token);
  expect(before.at(-1)?.value).toMatch(/ about \$3\d,\d{3} with those estimated$/);

  await forgetAmounts();
  await migrate(desk.server.database.url);

  expect(await sumsOf(token)).toEqual(before);
  expect((await sumsOf(without)).at(-1)?.value).toMatch(/, government charges included$/);
});
