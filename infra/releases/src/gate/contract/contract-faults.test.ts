import { aManifest } from '@shared-kit/testing/a-manifest';
import { describeSlots } from '@shared-kit/contracts/release/describe-slots';
import { offeringShells } from './around';
import type { Around } from './around';
import { contractFaults } from './contract-faults';

type Overrides = NonNullable<Parameters<typeof aManifest>[0]>;
const none = { js: [], css: [] };

/** A remote with a page that has a slot, a widget in a slot of the shell, a moved address and an event. */
const vehicle = (overrides: Overrides = {}) =>
  aManifest({
    name: 'mfe-vehicle',
    version: '1.0.0',
    routes: [{ id: 'vehicle-page', path: '/cars/:slug', title: 'Vehicle', slots: ['vehicle.enquiry'], ...none }],
    widgets: [{ id: 'newest', slot: 'home.sections', ...none }],
    moves: { '/vehicles/:slug': '/cars/:slug' },
    events: { publishes: [{ type: 'vehicle:viewed', major: 1 }], subscribes: [] },
    slotProps: describeSlots(['vehicle.enquiry', 'home.sections']),
    ...overrides,
  });
const leads = (overrides: Overrides = {}) =>
  aManifest({
    name: 'mfe-leads',
    version: '1.2.0',
    widgets: [{ id: 'enquiry', slot: 'vehicle.enquiry', ...none }],
    slotProps: describeSlots(['vehicle.enquiry']),
    ...overrides,
  });
const offer = {
  shared: {},
  slots: describeSlots(['home.sections', 'content.form']),
  hears: [{ type: 'toast:show', major: 1 }],
  links: [],
};

const around = (overrides: Partial<Around> = {}): Around => ({
  stable: vehicle(),
  others: [leads()],
  shells: [{ who: 'the shell web-1/412', offer }],
  ...overrides,
});
const next = (overrides: Overrides = {}) => vehicle({ version: '1.1.0', ...overrides });

test('a version that changes nothing, and one that adds, are welcome', () => {
  const { routes, widgets } = vehicle();

  expect(contractFaults(next(), around())).toEqual([]);
  expect(
    contractFaults(
      next({
        routes: [
          ...routes,
          { id: 'brands-page', path: '/brands', title: 'Brands', slots: ['vehicle.similar'], ...none },
        ],
        widgets: [...widgets, { id: 'card', slot: 'home.search-card', ...none }],
        events: { publishes: [...vehicle().events.publishes, { type: 'cars:shown', major: 1 }], subscribes: [] },
      }),
      around(),
    ),
  ).toEqual([]);
});

test('a first version takes nothing away', () => {
  expect(contractFaults(aManifest({ name: 'mfe-vehicle' }), around({ stable: null }))).toEqual([]);
});

test('what nobody uses may go', () => {
  const bare = next({ routes: [], widgets: [], moves: {}, events: { publishes: [], subscribes: [] } });

  expect(contractFaults(bare, around({ others: [], shells: [] }))).toEqual([]);
});

test.each<[string, Overrides]>([
  ['a link', { links: ['/cars/:slug'] }],
  ['a menu', { menus: [{ menu: 'header', label: 'Our pick', href: '/cars/kia-seltos?from=menu' }] }],
  ['a form', { forms: [{ id: 'ask', endpoint: '/api/ask', success: '/cars/kia-seltos' }] }],
  ['a moved address', { moves: { '/pick': '/cars/kia-seltos' } }],
])('a page to which another remote leads by %s does not go', (_how, uses) => {
  const gone = next({ routes: [], moves: {} });
  const path = 'links' in uses ? '/cars/:slug' : '/cars/kia-seltos';

  expect(contractFaults(gone, around({ others: [leads({ widgets: [], ...uses })] }))).toEqual([
    `it has no page ${path} any more, linked from mfe-leads 1.2.0`,
  ]);
});

test('a page to which the shell leads does not go, nor an address that was moved to it', () => {
  const shells = [{ who: 'the shells a/1, a/2', offer: { ...offer, links: ['/vehicles/:slug'] } }];

  expect(contractFaults(next({ moves: {} }), around({ shells }))).toEqual([
    'it has no page /vehicles/:slug any more, linked from the shells a/1, a/2',
  ]);
});

test('a page may move: to another pattern, to a new address, to another remote', () => {
  const [page] = vehicle().routes;
  const others = [leads({ widgets: [], links: ['/cars/:slug'] })];

  expect(contractFaults(next({ routes: [{ ...page!, path: '/cars/:id' }] }), around({ others }))).toEqual([]);
  expect(
    contractFaults(
      next({ routes: [{ ...page!, path: '/stock/:slug' }], moves: { '/cars/:slug': '/stock/:slug' } }),
      around({ others }),
    ),
  ).toEqual([]);
  const heir = aManifest({ name: 'mfe-garage', routes: [{ ...page!, slots: [] }] });
  expect(contractFaults(next({ routes: [], moves: {} }), around({ others: [...others, heir] }))).toEqual([]);
});

test('a page that others lead to does not become one for fewer', () => {
  const [page] = vehicle().routes;
  const others = [leads({ links: ['/cars/:slug'] })];
  const with_ = (facts: object) => contractFaults(next({ routes: [{ ...page!, ...facts }] }), around({ others }));

  expect(with_({ gate: 'signed-in' })).toEqual(['/cars/:slug, linked from mfe-leads 1.2.0, asks to sign in']);
  expect(with_({ gate: 'signed-in', gateFlag: 'members' })).toEqual([
    '/cars/:slug, linked from mfe-leads 1.2.0, asks to sign in where members is on',
  ]);
  expect(with_({ flag: 'details' })).toEqual([
    '/cars/:slug, linked from mfe-leads 1.2.0, is only there where details is on',
  ]);
});

test('a slot that another remote fills does not go, neither from its page nor with it', () => {
  const [page] = vehicle().routes;

  expect(contractFaults(next({ routes: [{ ...page!, slots: [] }] }), around())).toEqual([
    'its page /cars/:slug has no slot vehicle.enquiry any more, filled by the widget enquiry of mfe-leads 1.2.0',
  ]);
  expect(contractFaults(next({ routes: [] }), around())).toEqual([
    'it has no page with the slot vehicle.enquiry any more, filled by the widget enquiry of mfe-leads 1.2.0',
  ]);
});

test('a slot of the shell, or of another remote’s page, is not left empty', () => {
  const search = aManifest({
    name: 'mfe-search',
    routes: [{ id: 'results-page', path: '/search', title: 'Search', slots: ['results.card-actions'], ...none }],
  });
  const filling = vehicle({
    widgets: [...vehicle().widgets, { id: 'heart', slot: 'results.card-actions', ...none }],
  });

  expect(contractFaults(next({ widgets: [] }), around({ stable: filling, others: [search] }))).toEqual([
    'nothing of it fills the slot home.sections any more, a slot of the shell web-1/412',
    'nothing of it fills the slot results.card-actions any more, which the page /search of mfe-search 1.0.0 has',
  ]);
});

test('one of two widgets in a slot may go', () => {
  const two = vehicle({ widgets: [...vehicle().widgets, { id: 'oldest', slot: 'home.sections', ...none }] });

  expect(contractFaults(next(), around({ stable: two }))).toEqual([]);
});

const props = (properties: object, required: string[]) => ({
  'vehicle.enquiry': { type: 'object', properties, required },
});
const [text, number] = [{ type: 'string' }, { type: 'number' }];

test('a page goes on handing over what a live widget needs', () => {
  const needing = leads({ slotProps: props({ carId: text, phone: text }, ['carId', 'phone']) });
  const handing = (slotProps: Overrides['slotProps']) =>
    contractFaults(next({ slotProps }), around({ others: [needing] }));

  expect(handing(props({ carId: text, phone: text, more: number }, ['carId', 'phone']))).toEqual([]);
  expect(handing(props({ carId: number, phone: text }, ['carId']))).toEqual([
    'the widget enquiry of mfe-leads 1.2.0 needs "carId" in the slot vehicle.enquiry, handed over with values that it does not take by mfe-vehicle 1.1.0',
    'the widget enquiry of mfe-leads 1.2.0 needs "phone" in the slot vehicle.enquiry, not always handed over by mfe-vehicle 1.1.0',
  ]);
  expect(handing(props({ carId: text }, ['carId']))).toEqual([
    'the widget enquiry of mfe-leads 1.2.0 needs "phone" in the slot vehicle.enquiry, not handed over by mfe-vehicle 1.1.0',
  ]);
});

test('a widget needs nothing that the live pages, or the shell, do not hand over', () => {
  const enquiry = (slotProps: Overrides['slotProps'], slot: 'vehicle.enquiry' | 'content.form' = 'vehicle.enquiry') =>
    contractFaults(leads({ version: '1.3.0', widgets: [{ id: 'enquiry', slot, ...none }], slotProps }), {
      ...around(),
      ...{ stable: null, others: [vehicle()] },
    });

  expect(enquiry(props({ carId: text, later: text }, ['carId']))).toEqual([]);
  expect(enquiry(props({ carId: text, phone: text }, ['carId', 'phone']))).toEqual([
    'the widget enquiry of mfe-leads 1.3.0 needs "phone" in the slot vehicle.enquiry, not always handed over by mfe-vehicle 1.0.0',
  ]);
  const form = {
    'content.form': { type: 'object', properties: { form: text, place: text, who: text }, required: ['who'] },
  };
  expect(enquiry(form, 'content.form')).toEqual([
    'the widget enquiry of mfe-leads 1.3.0 needs "who" in the slot content.form, not handed over by the shell web-1/412',
  ]);
});

test('a build that does not say its props is not judged by them', () => {
  expect(contractFaults(next({ slotProps: undefined }), around())).toEqual([]);
  const stranger = leads({ slotProps: undefined });
  expect(contractFaults(next({ slotProps: props({}, []) }), around({ others: [stranger] }))).toEqual([]);
});

test('an event to which somebody listens goes on, unless another remote publishes it', () => {
  const listens = { publishes: [], subscribes: [{ type: 'vehicle:viewed', major: 1 }] };
  const silent = next({ events: { publishes: [], subscribes: [] } });
  const account = aManifest({ name: 'mfe-account', events: listens });
  const others = [leads(), account];

  expect(contractFaults(silent, around({ others }))).toEqual([
    'it no longer publishes vehicle:viewed (major 1), heard by mfe-account 1.0.0',
  ]);
  const { publishes } = vehicle().events;
  const publishesToo = aManifest({ name: 'mfe-search', events: { publishes, subscribes: [] } });
  expect(contractFaults(silent, around({ others: [...others, publishesToo] }))).toEqual([]);
  const newer = next({ events: { publishes: [{ type: 'vehicle:viewed', major: 2 }], subscribes: [] } });
  expect(contractFaults(newer, around({ others: [...others, publishesToo] }))).toHaveLength(1);
});

test('an event to which the shell listens goes on', () => {
  const stable = vehicle({ events: { publishes: [{ type: 'toast:show', major: 1 }], subscribes: [] } });

  expect(contractFaults(next(), around({ stable, others: [] }))).toEqual([
    'it no longer publishes toast:show (major 1), heard by the shell web-1/412',
  ]);
});

test('shells that offer the same are named together, those that do not say what they offer not at all', () => {
  const older = { ...offer, links: ['/sign-in'] };
  const shells = [{ shell: 'a/1', offer }, { shell: 'b/1', offer: older }, { shell: 'a/2', offer }, { shell: 'c/1' }];

  expect(offeringShells(shells)).toEqual([
    { who: 'the shells a/1, a/2', offer },
    { who: 'the shell b/1', offer: older },
  ]);
});
