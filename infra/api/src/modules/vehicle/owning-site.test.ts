import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { showsCar } from '../stock/shows-car.service';
import { owningSite } from './owning-site';

const filter = { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: [] };
const group = aSite({ slug: 'a-group', hosts: ['localhost', 'a-group.localhost', 'a-group.example'] });
const own = aSite({
  slug: 'springwood',
  hosts: ['springwood.localhost', 'springwood.example'],
  base_filter: { ...filter, dealership_slug: ['springwood'] },
});
const wide = aSite({ slug: 'brisbane', base_filter: { ...filter, dealership_slug: ['springwood', 'virginia'] } });
const foreign = aSite({
  slug: 'foreign',
  dealership_group: 'other',
  base_filter: { ...filter, dealership_slug: ['springwood'] },
});
const sites = [foreign, group, wide, own];

test('the address belongs to the site that names the dealership most closely, whoever asks', () => {
  for (const asked of [group, wide, own]) expect(owningSite(sites, aCar(), asked).slug).toBe('springwood');
});

test('without such a site it belongs to the one of the whole group', () => {
  expect(owningSite(sites, aCar({ dealership_slug: 'cairns' }), group).slug).toBe('a-group');
});

test('a site that does not show the car cannot own it', () => {
  const toyota = aSite({
    slug: 'toyota',
    base_filter: { ...filter, make: ['TOYOTA'], dealership_slug: ['springwood'] },
  });

  expect(owningSite([toyota, group], aCar({ make: 'Mazda' }), group).slug).toBe('a-group');
  expect(owningSite([toyota, group], aCar({ make: 'Toyota' }), group).slug).toBe('toyota');
  expect(showsCar(aSite({ excluded_stocknums: ['S1042'] }), aCar())).toBe(false);
});
