import { slotOfBlock, slotsOfContent } from '@shared-kit/domain/content/content-slots';
import { slotProps } from '../release/slots.contract';
import { contentBlockSchema, contentPageSchema } from './content-page.contract';

const page = (more: object) => contentPageSchema.parse({ path: '/a', title: 'A', body: 'Text', ...more });
const faultsOf = (block: object) => {
  const { error } = contentBlockSchema.safeParse(block);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test.each([
  [{ kind: 'stock', search: '/search/used-cars?sortBy=newest', count: 8 }, 'content.stock'],
  [{ kind: 'offers' }, 'content.stock'],
  [{ kind: 'locations', places: ['noosa', 'cairns'] }, 'content.locations'],
  [{ kind: 'reviews', place: 'noosa' }, 'content.reviews'],
  [{ kind: 'team', place: 'noosa' }, 'content.team'],
  [{ kind: 'hero', heading: 'Sale', shows: 'offer' }, 'content.stock'],
  [{ kind: 'form', form: 'service' }, 'content.form'],
])('a part %j hands over what the contract of its slot asks for', (block, name) => {
  const slot = slotOfBlock(contentBlockSchema.parse(block))!;

  expect(slot.name).toBe(name);
  expect(slotProps[slot.name].strict().parse(slot.props)).toEqual(slot.props);
});

test.each([
  [{ kind: 'stock', search: 'https://elsewhere.example/search/used-cars' }, 'search: The address of results'],
  [{ kind: 'stock', search: '//elsewhere.example/search/used-cars' }, 'search: The address of results'],
  [{ kind: 'stock', search: '/contact' }, 'search: The address of results'],
  [{ kind: 'stock', search: '/search/used-cars', count: 40 }, 'count: At most 12'],
  [{ kind: 'offers', count: 0 }, 'count: At least 1'],
  [{ kind: 'reviews', place: 'No Such' }, 'place: lower case letters'],
  [{ kind: 'reviews' }, 'place: '],
  [{ kind: 'team', place: '' }, 'place: '],
  [{ kind: 'hero', heading: 'Sale' }, 'picture.id: Choose a picture'],
  [{ kind: 'hero', heading: '', picture: { id: 'a-picture' } }, 'heading: '],
  [{ kind: 'hero', heading: 'Film', shows: 'video', title: 'Tour' }, 'address: The address of one film'],
  [
    { kind: 'hero', heading: 'Film', shows: 'video', address: 'https://vimeo.com/76979871' },
    'title: Say what the film is called',
  ],
  [{ kind: 'hero', heading: 'Sale', shows: 'offer', search: '/contact' }, 'search: The address of results'],
  [{ kind: 'form', form: '' }, 'form: '],
])('a part %j is refused at its field', (block, fault) => {
  expect(faultsOf(block)).toEqual([expect.stringContaining(fault)]);
});

test('the form of a page comes after its parts, and gives way to one among them', () => {
  const stock = { kind: 'stock', search: '/search/used-cars' };
  const form = { kind: 'form', form: 'service' };
  const names = (more: object) => slotsOfContent(page(more)).map(({ name, props }) => [name, ...Object.values(props)]);

  expect(names({ form: 'enquiry', blocks: [stock] })).toEqual([
    ['content.stock', '/search/used-cars', 4],
    ['content.form', 'enquiry', ''],
  ]);
  expect(names({ form: 'enquiry', blocks: [form, stock] })).toEqual([
    ['content.form', 'service', ''],
    ['content.stock', '/search/used-cars', 4],
  ]);
  expect(names({})).toEqual([]);
});

test('large words are beside a picture, a film on request, or vehicles', () => {
  const picture = { id: 'a-picture', alt: 'A yard' };
  const hero = (more: object) => contentBlockSchema.parse({ kind: 'hero', heading: 'Sale', ...more });

  expect(hero({ picture })).toMatchObject({ shows: 'picture' });
  expect(hero({ shows: 'video', address: 'https://vimeo.com/76979871', title: 'Tour' })).toMatchObject({ film: '' });
  expect(hero({ shows: 'offer' })).toMatchObject({ search: '/special-offers' });
  expect(slotOfBlock(hero({ picture }))).toBeNull();
});

test('a page with two forms among its parts is refused', () => {
  const form = { kind: 'form', form: 'service' };
  expect(() => page({ blocks: [form, form] })).toThrow('A page has one form at most');
});
