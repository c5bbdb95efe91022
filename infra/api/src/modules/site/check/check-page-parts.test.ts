import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { checkPageParts } from './check-page-parts';

const places = [
  { slug: 'noosa', dealershipSlug: 'north' },
  { slug: 'cairns', dealershipSlug: 'far-north' },
];

function faults(block: object, dealership_slug: string[] = [], known: typeof places | undefined = places) {
  const page = contentPageSchema.parse({ path: '/a', title: 'A', body: 'Text', blocks: [block] });
  const base_filter = { make: [], car_type: [], item_type: [], fuel: [], dealership_slug };
  return checkPageParts({ pages: [page], base_filter }, known).map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  [{ kind: 'locations', places: ['noosa', 'gone'] }, 'places.1: this site shows no location gone'],
  [{ kind: 'reviews', place: 'gone' }, 'place: this site shows no location gone'],
  [{ kind: 'team', place: 'gone' }, 'place: this site shows no location gone'],
  [{ kind: 'form', form: 'enquiry', place: 'gone' }, 'place: this site shows no location gone'],
  [{ kind: 'form', form: 'no-such' }, 'form: there is no form no-such'],
])('a part %j is told at its field', (block, fault) => {
  expect(faults(block)).toEqual([`pages.0.blocks.0.${fault}`]);
});

test('a place of a dealership that the site does not show is none of its own', () => {
  const block = { kind: 'locations', places: ['noosa', 'cairns'] };

  expect(faults(block)).toEqual([]);
  expect(faults(block, ['north'])).toEqual([expect.stringContaining('no location cairns')]);
});

test('places are left alone where nobody asked which there are', () => {
  const page = contentPageSchema.parse({
    ...{ path: '/a', title: 'A', body: 'Text' },
    blocks: [{ kind: 'reviews', place: 'gone' }],
  });
  expect(
    checkPageParts({
      pages: [page],
      base_filter: { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: [] },
    }),
  ).toEqual([]);
});
