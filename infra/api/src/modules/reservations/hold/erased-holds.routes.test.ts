import { sql } from 'drizzle-orm';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { withScope } from '../../../db/scope';
import { erasePerson } from '../../leads/desk/person.repository';
import { expireHolds } from './hold-car.service';
import { notifyEndedHolds } from './notify-ended-holds.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

test('of a person who was erased nobody hears again when their hold ends', async () => {
  const email = 'gone@example.com';
  const answers = [await desk.reserve((await desk.aCar()).id, { email }), await desk.reserve((await desk.aCar()).id)];
  for (const answer of answers)
    await desk.letHoldRunOut(answer.json<{ next: string }>().next.replace('/reservation/', ''));
  await desk.leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);
  expect(await erasePerson(desk.server.ownerDb, { ...scope, name: 'Sunrise' }, { email })).toMatchObject({ erased: 1 });
  const before = await desk.leads.counts();

  const site = desk.server.sites.findBySlug(scope.site);
  if (!site) throw new Error('The site is not there');
  const told = await withScope(desk.server.db, scope, async (tx) => {
    await expireHolds(tx);
    return notifyEndedHolds(tx, desk.server.boss, site);
  });

  // The other's hold ended at the same moment: one lead, with a mail to the dealer and at most one to the shopper.
  expect(told).toBe(2);
  expect((await desk.leads.counts()).leads).toBe(before.leads + 1);
  const [erased] = answers.map((answer) => answer.json<{ lead_id: string }>().lead_id);
  expect(
    await desk.leads.inDatabase(sql`select id from lead where details::text like ${`%${erased}%`} and id <> ${erased}`),
  ).toEqual([]);
});
