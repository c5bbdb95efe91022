import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from '../../../test/enquiry';
import { signedId } from '../../signing/signed-id';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withScope } from '../../db/scope';
import { erasePerson } from '../leads/desk/person.repository';
import { dropPhotosOfErased } from './photos/dropped-photos.repository';
import { photoPath } from './photos/photo-file';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
/** A place with another number than the site, and only a landline. */
const LANDLINE = { phone: null, landline_phone: '07 3000 1111', opening_hours: [] };
const year = new Date().getFullYear() - 3;

beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise', contact_detail: LANDLINE });
  for (const price of [28_000, 30_000, 32_000])
    await server.addVehicle({ group: 'sunrise', make: 'Kia', model: 'Seltos', year, km: 40_000, price });
  for (let count = 0; count < 5; count += 1)
    await server.addVehicle({ group: 'harbor', make: 'Audi', model: 'Q5', year, km: 40_000, price: 60_000 });
});
afterAll(() => server.stop());

const vehicle = {
  trade_year: String(year),
  trade_make: 'kia',
  trade_model: 'SELTOS',
  trade_km: '40,000',
  trade_condition: 'Good',
};
const value = (typed: object = {}) => leads.enquire(anEnquiry({ form: 'trade-in', ...vehicle, ...typed }));
const host = 'sunrise-cars.test';
const tokenOf = (answer: { json(): unknown }) =>
  (answer.json() as { next: string }).next.replace('/trade-in/offer/', '');
const show = async (token: string) =>
  (await server.app.inject({ url: `/api/valuations/${token}`, headers: { host } })).json<object>();
const accept = (token: string) =>
  server.app.inject({ method: 'POST', url: '/api/valuations/accept', headers: { host }, payload: { token } });
const upload = (token: string, payload: Buffer, type = 'image/jpeg') =>
  server.app.inject({
    method: 'POST',
    url: `/api/valuations/${token}/photos`,
    headers: { host, 'content-type': type },
    payload,
  });
const aPhoto = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

test('an estimate knows the vehicle that it was asked from, for the finance of which it counts', async () => {
  const { id, slug } = await server.addVehicle({ group: 'sunrise', make: 'Mazda', model: 'CX-5', price: 40_000 });

  expect(await show(tokenOf(await value({ car_id: slug })))).toMatchObject({ car_id: id });
  expect(await show(tokenOf(await value()))).toMatchObject({ car_id: null });
});

test('an estimate comes from the own stock with its range, and accepting it is a lead of its own, once', async () => {
  const answer = await value({
    trade_rego: '482KTL',
    trade_state: 'QLD',
    trade_service: 'Complete',
    trade_owed: '12000',
  });
  const token = tokenOf(answer);
  expect(await show(token)).toEqual({
    rego: '482KTL',
    regoState: 'QLD',
    adjustmentAnswers: { condition: 'Good', service: 'Complete', owed: '12000' },
    lead_id: answer.json<{ lead_id: string }>().lead_id,
    form_completed: true,
    vehicle: `${year} kia SELTOS`,
    estimate: { low: 24_000, high: 26_400, comparables: 3 },
    offer_accepted: false,
    phone: '07 3000 1111',
    car_id: null,
    photos: 0,
    photo_numbers: [],
  });

  await accept(token);
  await accept(token);

  expect(await show(token)).toMatchObject({ offer_accepted: true });
  expect(
    await leads.inDatabase(
      sql`select payload->>'category' as category from lead where payload->>'subcategory' = '3. Offer Accepted'`,
    ),
  ).toEqual([{ category: 'Trade-in Enquiry' }]);
});

test.each([
  ['over 100,000 km', { trade_km: '100001' }],
  ['without an odometer', { trade_km: '' }],
  ['over seven years', { trade_year: String(new Date().getFullYear() - 8) }],
  ["known only to another dealer's stock", { trade_make: 'Audi', trade_model: 'Q5' }],
])('a vehicle %s is no estimate and still a lead', async (_what, typed) => {
  const answer = await value(typed);

  expect(answer.statusCode).toBe(201);
  expect(await show(tokenOf(answer))).toMatchObject({ estimate: null });
  expect((await accept(tokenOf(answer))).statusCode).toBe(409);
});

test('a photo is drawn again: no place in it, nothing behind it', async () => {
  const token = tokenOf(await value());
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1657d9' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Jane' } })
    .toBuffer();

  const answer = await upload(token, Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
  const kept = await server.app.inject({ url: `/api/valuations/${token}/photos/1`, headers: { host } });

  expect([answer.statusCode, answer.json()]).toEqual([201, { photos: 1, number: 1 }]);
  expect(kept.headers['content-type']).toBe('image/jpeg');
  expect(kept.rawPayload.includes('script')).toBe(false);
  expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
});

test.each([
  ['text that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['a page', Buffer.from('GIF89a<script>'), 'image/jpeg'],
  ['a torn picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
])('refuses %s', async (_what, bytes, type) => {
  const answer = await upload(tokenOf(await value()), bytes, type);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fieldErrors: { photo: ['This file is not a photo we can read'] } });
});

test('refuses a picture whose size is a trap, more than 10 MB and an eleventh photo', async () => {
  const token = tokenOf(await value());
  const side = 7_800;
  const bomb = await sharp(Buffer.alloc(side ** 2), { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const small = await aPhoto();

  expect((await upload(token, bomb, 'image/png')).statusCode).toBe(422);
  expect((await upload(token, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const all = await Promise.all(Array.from({ length: 11 }, () => upload(token, small, 'image/png')));
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
});

test('a photo is taken away for the shopper and the dealer, and its address never shows another', async () => {
  const token = tokenOf(await value());
  for (let count = 0; count < 10; count += 1) await upload(token, await aPhoto(), 'image/png');
  const at = (number: number, method: 'GET' | 'DELETE' = 'GET') =>
    server.app.inject({ method, url: `/api/valuations/${token}/photos/${number}`, headers: { host } });

  expect((await at(4, 'DELETE')).json()).toEqual({ photos: 9 });
  expect((await at(4, 'DELETE')).json()).toEqual({ photos: 9 });
  expect((await at(4)).statusCode).toBe(404);
  expect(await show(token)).toMatchObject({ photos: 9, photo_numbers: [1, 2, 3, 5, 6, 7, 8, 9, 10] });
  expect((await upload(token, await aPhoto(), 'image/png')).json()).toEqual({ photos: 10, number: 11 });
  expect((await at(4)).statusCode).toBe(404);
  expect((await at(11)).statusCode).toBe(200);
  expect((await upload(token, await aPhoto(), 'image/png')).statusCode).toBe(422);
  expect(
    (await server.app.inject({ method: 'DELETE', url: '/api/valuations/x/photos/1', headers: { host } })).statusCode,
  ).toBe(404);
});

test('photos go with the person when a lead is erased, and only theirs', async () => {
  const [mine, other] = [tokenOf(await value({ email: 'gone@example.com' })), tokenOf(await value())];
  for (const token of [mine, other]) await upload(token, await aPhoto(), 'image/png');
  const scope = { group: 'sunrise', site: 'sunrise-cars' };
  const drop = () => withScope(server.db, scope, (tx) => dropPhotosOfErased(tx, server.config.DATA_DIR, scope.site));
  const fileOf = (token: string) => photoPath(server.config.DATA_DIR, scope.site, token.split('.')[0] ?? '', 1);
  expect(await drop()).toBe(0);
  expect([fileOf(mine), join(fileOf(mine), '..')].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);

  await leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);
  await erasePerson(server.ownerDb, { ...scope, name: 'Sunrise' }, { email: 'gone@example.com' });

  expect(await drop()).toBe(1);
  expect([existsSync(fileOf(mine)), existsSync(fileOf(other))]).toEqual([false, true]);
  expect([await show(mine), await show(other)]).toMatchObject([{ code: 'gone' }, { photos: 1 }]);
  expect(await drop()).toBe(0);
});

test('nobody reaches a valuation without its link', async () => {
  const token = tokenOf(await value());

  expect((await accept(`${token.slice(0, -1)}x`)).statusCode).toBe(404);
  expect((await upload('nobody', Buffer.from('x'))).statusCode).toBeGreaterThanOrEqual(404);
});

test("the dealer's link shows the photos of a trade-in, those that come later too, and is not the shopper's", async () => {
  const token = tokenOf(await value({ trade_model: '<b>SELTOS' }));
  const [id = ''] = token.split('.');
  const dealers = signedId(server.config.SESSION_SECRET, 'photos', 'sunrise-cars', id);
  const look = (path: string) => server.app.inject({ url: `/api/trade-in-photos/${path}`, headers: { host } });
  expect((await look(dealers)).body).toContain('None yet');

  await upload(token, await aPhoto());

  const page = await look(dealers);
  expect(page.body).toContain(`<img src="/api/trade-in-photos/${dealers}/1"`);
  expect(page.body).not.toContain('<b>');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'$/,
  );
  expect((await look(`${dealers}/1`)).headers['content-type']).toBe('image/jpeg');
  expect((await look(token)).statusCode).toBe(404);
  expect((await look(`${dealers}/2`)).statusCode).toBe(404);
});

test('the number of the last photo is given to no other either', async () => {
  const token = tokenOf(await value());
  for (let count = 0; count < 2; count += 1) await upload(token, await aPhoto(), 'image/png');
  const at = (number: number, method: 'GET' | 'DELETE' = 'GET') =>
    server.app.inject({ method, url: `/api/valuations/${token}/photos/${number}`, headers: { host } });

  await at(2, 'DELETE');

  expect((await upload(token, await aPhoto(), 'image/png')).json()).toEqual({ photos: 2, number: 3 });
  expect([(await at(2)).statusCode, (await at(3)).statusCode]).toEqual([404, 200]);
});
