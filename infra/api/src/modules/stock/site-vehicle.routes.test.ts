import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  const base_filter = { make: ['Kia'], car_type: [], item_type: [], fuel: [], dealership_slug: [] };
  await server.addSite({ slug: 'sunrise-kia', group: 'sunrise', base_filter });
});
afterAll(() => server.stop());

test.each(['slug', 'id'] as const)(
  'a vehicle is found by its %s where its site shows it, and not where its group does',
  async (name) => {
    const ask = async (make: string) => {
      const car = await server.addVehicle({ group: 'sunrise', make });
      const headers = { host: 'sunrise-kia.test' };
      return (await server.app.inject({ url: `/api/cars/${car[name]}`, headers })).statusCode;
    };

    expect([await ask('Kia'), await ask('Toyota')]).toEqual([200, 404]);
  },
);
