import { homeSlots, homeSlotsOf } from './slot-names';

test('a home page loads what fills its own parts and nothing else', () => {
  expect(homeSlotsOf(['stock', 'why'])).toEqual(['home.search-card', 'home.sections']);
  expect(homeSlotsOf(['locations', 'stock', 'locations'])).toEqual([
    'home.search-card',
    'home.locations',
    'home.sections',
  ]);
  expect(homeSlotsOf(['stock', 'locations', 'reviews'])).toEqual(homeSlots);
});
