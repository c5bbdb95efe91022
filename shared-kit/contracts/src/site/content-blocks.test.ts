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

test('a page with two forms among its parts is refused', () => {
  const form = { kind: 'form', form: 'service' };
  expect(() => page({ blocks: [form, form] })).toThrow('A page has one form at most');
});
