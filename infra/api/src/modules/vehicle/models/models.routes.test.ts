import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { anEnquiry, enquiries } from '../../../../test/enquiry';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { importModels } from './import-models.repository';

let server: TestApp;

const model = (name: string, facts: Partial<Model> = {}): Model =>
  modelSchema.parse({
    name,
    slug: name.toLowerCase(),
    make: 'Toyota',
    make_slug: 'toyota',
    manufacturer_body: 'SUV',
    ...facts,
  });

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) await server.addGroup(group);
  const filter = { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: [] };
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({ slug: 'sunrise-kia', group: 'sunrise', base_filter: { ...filter, make: ['KIA'] } });
  await server.addSite({ slug: 'sunrise-used', group: 'sunrise', base_filter: { ...filter, car_type: ['used'] } });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
  for (const group of ['sunrise', 'harbor']) await server.addLocation({ group, manufacturers: ['Toyota', 'KIA'] });
  const variant = { id: 'v', full_name: 'Toyota RAV4 GX', name: 'GX', fuel: 'Petrol' };
  await importModels(server.ownerDb, 'sunrise', [
    model('RAV4', {
      model_variants: [
        { ...variant, series: null, features: [], image: null, dap_min_price: 45_000, dap_max_price: 50_000 },
        { ...variant, series: null, features: [], image: null, dap_min_price: 42_000, dap_max_price: null },
      ],
      colours: [{ name: 'Red', hexCode: '#aa0000', photo_url: null, oem_id: null, model_variant_name: null }],
    }),
    model('HiLux', { manufacturer_body: 'Ute' }),
    model('Sportage', { make: 'Kia', make_slug: 'kia', manufacturer_body: 'suv' }),
  ]);
  await importModels(server.ownerDb, 'harbor', [model('Secret')]);
});
afterAll(() => server.stop());

const get = (path: string, site = 'sunrise-cars') =>
  server.app.inject({ url: path, headers: { host: `${site}.test` } });
const names = async (path: string, site?: string) =>
  (await get(path, site)).json<{ models: Model[] }>().models.map(({ name }) => name);

test('brands are those of the models a site shows', async () => {
  expect((await get('/api/brands')).json()).toMatchObject({
    brands: [
      { name: 'Kia', slug: 'kia', model_count: 1, types: ['car'] },
      { name: 'Toyota', slug: 'toyota', model_count: 2, logo: null },
    ],
  });
  expect((await get('/api/brands', 'sunrise-used')).json()).toEqual({ brands: [] });
});

test('models by body, however it is spelt, each body named once', async () => {
  expect(await names('/api/models?body=suv')).toEqual(['Sportage', 'RAV4']);
  expect((await get('/api/models')).json()).toMatchObject({
    bodies: [
      { name: 'suv', count: 2 },
      { name: 'Ute', count: 1 },
    ],
  });
  expect(await names('/api/models?make=toyota')).toEqual(['HiLux', 'RAV4']);
  expect(await names('/api/models', 'sunrise-kia')).toEqual(['Sportage']);
});

test('a model has its variants, colours and the price it starts from', async () => {
  expect((await get('/api/models/rav4')).json()).toMatchObject({ name: 'RAV4', colours: [{ name: 'Red' }] });
  expect((await get('/api/models?make=toyota')).json<{ models: unknown[] }>().models[1]).toMatchObject({
    from_price: 42_000,
  });
  expect((await get('/api/model-details?name=toyota%20rav4')).json()).toMatchObject({ model_variants: [{}, {}] });
});

test.each([
  '/api/models/secret',
  '/api/models/nothing',
  '/api/model-details?name=Secret',
  "/api/model-details?name=';--",
])('%s is not there', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('an import replaces what was there, and changes nothing when a model is wrong', async () => {
  await importModels(server.ownerDb, 'harbor', [model('Other')]);
  expect(await names('/api/models', 'harbor-cars')).toEqual(['Other']);

  await expect(
    importModels(server.ownerDb, 'harbor', [{ ...model('Bad'), item_type: 'boat' as 'car' }]),
  ).rejects.toThrow(/item_type/);
  expect(await names('/api/models', 'harbor-cars')).toEqual(['Other']);
});

const HILUX = { 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux', car_type: 'new' };

test.each([
  ['its name and id', { model_id: 'hilux', model_name: 'HiLux' }],
  ['its name alone, however it is spelt', { model_name: 'toyota hi-lux' }],
  ['a variant of it', { model_name: 'HiLux SR5 4x4', model_id: 'rav4' }],
])('who orders a model of this site by %s orders that model', async (_what, typed) => {
  const leads = enquiries(server);

  const response = await leads.enquire(anEnquiry({ form: 'order-now', message: '', ...typed }));

  expect(await leads.payloadOf(response)).toMatchObject({ subcategory: 'Order Now', ...HILUX });
});

test.each([
  ["another group's model", { model_id: 'other', model_name: 'Other' }],
  ['a model that nobody here sells, by the id of one that is sold', { model_id: 'hilux', model_name: 'Kia Sorento' }],
  ['any words', { model_name: 'the best one' }],
])('%s is not ordered, and the field says so', async (_what, typed) => {
  const response = await enquiries(server).enquire(anEnquiry({ form: 'order-now', message: '', ...typed }));

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    fieldErrors: { model_name: [expect.stringContaining('We sell no new model')] },
  });
});

test('a model is ordered where its make is sold, whatever else is asked for', async () => {
  await server.addGroup('tern');
  await server.addSite({ slug: 'tern-cars', group: 'tern' });
  await importModels(server.ownerDb, 'tern', [model('HiLux'), model('Sorento', { make: 'Kia', make_slug: 'kia' })]);
  for (const make of ['toyota', 'kia'])
    await server.addLocation({ group: 'tern', id: make, dealership_slug: make, manufacturers: [make] });
  const car = await server.addVehicle({ group: 'tern', dealership_slug: 'toyota' });
  const order = (typed: object) =>
    enquiries(server).enquire(anEnquiry({ form: 'order-now', message: '', model_name: 'Kia Sorento', ...typed }), {
      host: 'tern-cars.test',
    });

  const refused = await order({ location_id: 'toyota' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    fieldErrors: { location_id: ['This location does not offer that. Choose another one.'] },
  });
  expect((await order({ location_id: 'toyota', car_id: car.id })).statusCode).toBe(422);
  expect((await order({ location_id: 'kia' })).statusCode).toBe(201);
});

test('a brand is shown where it is sold new or in stock, a new model only where it is sold (A-64)', async () => {
  await server.addGroup('gannet');
  const none = { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: [] };
  const at = (dealership: string) => ({ ...none, dealership_slug: [dealership] });
  await server.addSite({ slug: 'gannet-trucks', group: 'gannet', base_filter: at('trucks') });
  await server.addSite({ slug: 'gannet-bikes', group: 'gannet', base_filter: at('bikes') });
  await server.addSite({ slug: 'gannet-electric', group: 'gannet', base_filter: { ...none, fuel: ['Electric'] } });
  await server.addLocation({ group: 'gannet', dealership_slug: 'trucks', manufacturers: ['Isuzu'] });
  await server.addLocation({ group: 'gannet', dealership_slug: 'bikes', manufacturers: ['Suzuki'] });
  const variant = { id: 'v', full_name: 'V', name: 'V', series: null, features: [], image: null };
  const fuels = (...names: string[]) =>
    names.map((fuel) => ({ ...variant, fuel, id: fuel, dap_min_price: null, dap_max_price: null }));
  await importModels(server.ownerDb, 'gannet', [
    model('NPR', {
      make: 'Isuzu',
      make_slug: 'isuzu',
      item_type: 'truck',
      model_variants: fuels('Diesel', 'Electric'),
    }),
    model('Hayabusa', { make: 'Suzuki', make_slug: 'suzuki', item_type: 'motorcycle' }),
    model('Swift', { make: 'Suzuki', make_slug: 'suzuki', model_variants: fuels('Petrol') }),
  ]);
  const group = 'gannet';
  await server.addVehicle({ group, dealership_slug: 'trucks', make: 'Isuzu', model: 'NPR', item_type: 'truck' });
  for (const status of ['in_stock', 'coming_soon', 'sold'] as const)
    await server.addVehicle({ group, dealership_slug: 'trucks', make: 'Toyota', model: 'HiLux', status });
  await server.addVehicle({ group, dealership_slug: 'bikes', make: 'Suzuki', item_type: 'motorcycle' });

  const brands = async (site: string) =>
    (await get('/api/brands', site)).json<{ brands: { name: string; types: string[] }[] }>().brands;
  expect(await brands('gannet-trucks')).toMatchObject([
    { name: 'Isuzu', types: ['truck'], model_count: 1, stock_count: 1 },
    { name: 'Toyota', types: ['car'], model_count: 0, stock_count: 2 },
  ]);
  expect((await get('/api/models?make=toyota', 'gannet-trucks')).json()).toMatchObject({
    models: [],
    brand: { name: 'Toyota', in_stock: [{ model: 'HiLux', count: 2 }] },
  });
  expect(await names('/api/models', 'gannet-bikes')).toEqual(['Hayabusa']);
  expect((await get('/api/models?make=isuzu', 'gannet-bikes')).json()).toMatchObject({ models: [], brand: null });
  expect((await get('/api/models/hayabusa', 'gannet-trucks')).statusCode).toBe(404);
  expect((await get('/api/models/npr', 'gannet-electric')).json()).toMatchObject({
    model_variants: [{ fuel: 'Electric' }],
  });
  expect(await names('/api/models', 'gannet-electric')).toEqual(['NPR']);
});

test('a brand is shown by a picture: of a new model, else of a vehicle for sale, else of nothing', async () => {
  const group = 'pictured';
  await server.addGroup(group);
  await server.addSite({ slug: 'pictured-cars', group });
  await server.addLocation({ group, manufacturers: ['Toyota'] });
  await importModels(server.ownerDb, group, [model('HiLux'), model('RAV4', { image: { url: 'suv' } })]);
  const photo = { photos_count: 1, primary_image_url: 'hatch' };
  await server.addVehicle({ group, make: 'AUDI', ...photo });
  await server.addVehicle({ group, make: 'BMW', status: 'sold', ...photo });
  await server.addVehicle({ group, make: 'Skoda', photos_count: 0, primary_image_url: 'no-photo' });

  expect((await get('/api/brands', 'pictured-cars')).json()).toMatchObject({
    brands: [
      { name: 'AUDI', image: { url: 'hatch' } },
      { name: 'Skoda', image: null },
      { name: 'Toyota', image: { url: 'suv' } },
    ],
  });
});

test("a model's pictures carry their stamps", async () => {
  const stamp = (id: string) => Promise.resolve(`${id}.1`);
  const image = { url: 'ute' };
  const colours = [{ name: 'Red', hexCode: '#aa0000', photo_url: 'ute-red', oem_id: null, model_variant_name: null }];
  const variant = { id: 'v', full_name: 'Toyota Ute GX', name: 'GX', fuel: 'Petrol', series: null, features: [] };
  const model_variants = [{ ...variant, image: { url: 'ute-gx' }, dap_min_price: null, dap_max_price: null }];
  await server.addGroup('stamped');
  await server.addSite({ slug: 'stamped-cars', group: 'stamped' });
  await server.addLocation({ group: 'stamped', manufacturers: ['Toyota'] });

  await importModels(server.ownerDb, 'stamped', [model('Ute', { image, colours, model_variants })], stamp);

  expect((await get('/api/models/ute', 'stamped-cars')).json()).toMatchObject({
    image: { url: 'ute.1' },
    model_variants: [{ image: { url: 'ute-gx.1' } }],
    colours: [{ photo_url: 'ute-red.1' }],
  });
});
