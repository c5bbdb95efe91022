import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const SEARCH_PATHS_FILE = 'shared-kit/domain/src/search/search-path.ts';

/** A link to results written by hand forgets spaces, dots and accents: every one comes from one file. */
export const searchAddresses = [
  String.raw`Literal[value=/^\u002fsearch(\u002f|\?|$)/]`,
  String.raw`TemplateElement[value.raw=/^\u002fsearch\u002f/]`,
].map((selector) => ({
  selector,
  message: `Only ${SEARCH_PATHS_FILE} writes the address of a results page: use its functions.`,
}));

export const FORM_PATHS_FILE = 'shared-kit/domain/src/form/form-path.ts';
export const FORM_PAGES_FILE = 'shared-kit/contracts/src/form/lead-form-pages.ts';
const textOf = (file) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
const addressesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, address]) => address);

/** Addresses of forms: those that others lead to, and those that only the table of forms' pages has. */
export const linkedForms = addressesIn(textOf(FORM_PATHS_FILE), /_PATH = '(.*?)'/g);
const otherForms = [...textOf(FORM_PAGES_FILE).matchAll(/paths: \[(.*?)\]/gs)].flatMap(([, list]) =>
  addressesIn(list, /'(.*?)'/g),
);

/** Wherever one of these addresses stands, alone or with a query or a fragment. */
function writtenAs(addresses, message) {
  const one = addresses.map((address) => address.replaceAll('/', String.raw`\u002f`)).join('|');
  return [`Literal[value=/^(${one})([?#]|$)/]`, `TemplateElement[value.raw=/^(${one})([?#]|$)/]`].map((selector) => ({
    selector,
    message,
  }));
}

/** A form's page that moved leaves dead buttons where its address was written by hand. */
export function formAddresses(addresses) {
  return writtenAs(
    addresses,
    `Take the address of a form's page from ${FORM_PATHS_FILE}; one that is not there yet goes there.`,
  );
}
export const everyForm = [
  ...formAddresses([...linkedForms, ...otherForms]),
  {
    selector: 'TemplateElement[value.raw=/[?]car_id=$/]',
    message: `Lead to a page with a vehicle in view by \`pageAbout\` of ${FORM_PATHS_FILE}.`,
  },
];

const TOKEN_PATHS_FILE = 'shared-kit/domain/src/form/token-path.ts';

/** What stands before the token in each of its addresses, as a pattern. */
const beforeToken = addressesIn(textOf(TOKEN_PATHS_FILE), /`\/([^`$]+)\$\{token\}/g).map((address) =>
  address.replaceAll('?', '[?]'),
);

/** Where addresses of one vehicle, model, place or person are made, by what else they would be put together of. */
const PAGE_PATHS = {
  'shared-kit/domain/src/vehicle/vehicle-path.ts': '(cars/$|checkout|buy-online)',
  'shared-kit/domain/src/vehicle/model-path.ts': '(models/$|overview)',
  'shared-kit/domain/src/place/location-path.ts': '(locations/$|contact[?]location=)',
  'shared-kit/domain/src/account/sign-in-path.ts': 'sign-in[?](type=|$)',
  [TOKEN_PATHS_FILE]: `(${beforeToken.join('|')})$`,
};

/** Where the address of a page that there is one of stands, as a constant: a shopper's own pages, the places, the offers, the comparison, the brands, what is printed. */
const SINGLE_PAGES_FILES = [
  'shared-kit/domain/src/account/account-paths.ts',
  'shared-kit/domain/src/place/location-path.ts',
  'shared-kit/domain/src/search/compare-path.ts',
  'shared-kit/domain/src/vehicle/model-path.ts',
  'shared-kit/domain/src/vehicle/vehicle-path.ts',
  SEARCH_PATHS_FILE,
];
/** Where addresses of pages are written. Those of searches have a rule of their own besides. */
export const PAGE_PATHS_FILES = [...new Set([...Object.keys(PAGE_PATHS), ...SINGLE_PAGES_FILES])].filter(
  (file) => file !== SEARCH_PATHS_FILE,
);
export const everyPage = [
  ...Object.entries(PAGE_PATHS).map(([file, parts]) => ({
    selector: `TemplateElement[value.raw=/^${`/${parts}`.replaceAll('/', String.raw`\u002f`)}/]`,
    message: `Take the address of this page from a function of ${file}: one put together by hand stays when the page moves.`,
  })),
  ...SINGLE_PAGES_FILES.flatMap((file) =>
    writtenAs(addressesIn(textOf(file), /_PATH = '(.*?)'/g), `Take the address of this page from ${file}.`),
  ),
];
