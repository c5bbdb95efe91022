import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { ClientBase } from 'pg';

export type Dealership = { id: string; slug: string; name: string };

/** Where a group's cars can stand. */
export type GroupPlaces = {
  dealerships: ReadonlyMap<string, Dealership>;
  locations: ReadonlyMap<string, Location>;
};

/** Reads the dealerships and locations of the group in scope, in the order of its file. */
export async function loadGroupPlaces(client: ClientBase): Promise<GroupPlaces> {
  const dealerships = await client.query<Dealership>('select id, slug, name from dealership order by slug');
  const locations = await client.query<{ doc: Location }>('select doc from location order by position, id');
  return {
    dealerships: new Map(dealerships.rows.map((row) => [row.slug, row])),
    locations: new Map(locations.rows.map(({ doc }) => [doc.id, doc])),
  };
}

/** Makes the dealership that a mapping names, unless the group has it. */
export async function addDealership(
  client: ClientBase,
  group: string,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  await client.query(
    'insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, $4) on conflict do nothing',
    [group, slug, slug, name],
  );
}

/** The place a dealership sells from: its primary sales location, else its first of any type. */
export function salesLocation(places: GroupPlaces, dealershipSlug: string): Location | undefined {
  const own = [...places.locations.values()].filter((location) => location.dealership_slug === dealershipSlug);
  const selling = own.filter(({ location_type: type }) => type === '' || type === 'sales' || type === 'used');
  return selling.find((location) => location.primary) ?? selling[0] ?? own[0];
}
