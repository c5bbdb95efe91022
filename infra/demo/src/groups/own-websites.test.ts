import { atPort } from './own-websites';
import { readDemoGroups } from './read-demo-groups';

test("a dealership's own website in the demo is at the port that the demo is served at", async () => {
  const groups = (await readDemoGroups()).map((group) => atPort(group, 4100));
  const addresses = groups.flatMap(({ dealerships }) => dealerships.flatMap(({ website }) => website?.url ?? []));

  expect(addresses.length).toBeGreaterThan(0);
  expect(new Set(addresses)).toEqual(new Set(['http://brolga-toyota.localhost:4100']));
});

test('a website elsewhere is left as it is', async () => {
  const [group] = await readDemoGroups();
  const website = { name: 'Elsewhere', url: 'https://dealer.example' };
  const dealerships = group!.dealerships.map((dealership) => ({ ...dealership, website }));

  expect(atPort({ ...group!, dealerships }, 4100).dealerships[0]?.website).toEqual(website);
});
