import {
  everyForm,
  everyPage,
  FORM_PATHS_FILE,
  FORM_PAGES_FILE,
  formAddresses,
  linkedForms,
  PAGE_PATHS_FILES,
  searchAddresses,
  SEARCH_PATHS_FILE,
} from './written-once-addresses.mjs';
import { cutTexts, handmadePrices, phoneLinks, priceTypes, sitePhones } from './written-once-words.mjs';

/** The machine's year is not the site's for half a day around New Year. */
const machineYears = ['getFullYear', 'getUTCFullYear'].map((method) => ({
  selector: `CallExpression[callee.property.name=${method}][callee.object.type=NewExpression][callee.object.callee.name=Date]`,
  message: 'Take the year of a time zone with `yearIn` of shared-kit/domain.',
}));

/** An `<img>` whose picture cannot be had shows a broken icon; one with `neverBroken`, or a `Picture`, does not (S8-06). */
const bareImages = [
  {
    selector:
      'JSXOpeningElement[name.name="img"]:not(:has(> JSXSpreadAttribute[argument.name="neverBroken"], > JSXAttribute[value.expression.name="dataAddress"]))',
    message: 'Show a picture with `Picture` of shared-kit/ui, or spread `neverBroken` from there.',
  },
];

/** A connection that ends at work ends the process with it, unless somebody listens to each one. */
const pools = [
  {
    selector: 'NewExpression[callee.name="Pool"]',
    message: 'Open a pool with `openPool` of infra/api/src/db/connect/open-pool.ts.',
  },
];

/** Where a browser forbids storage, asking for it throws: what is not caught there takes the page with it. */
const storages = [
  {
    selector:
      'Identifier[name=/^(local|session)Storage$/]:not(TryStatement Identifier):not(ArrowFunctionExpression > Identifier)',
    message:
      'Ask for the storage inside a `try`, or hand over a function that opens it: it throws where it is forbidden.',
  },
];

/**
 * An answer that is late on the server is waited for by an endpoint's own hooks (shared-kit/runtime/src/rendered-queries.ts):
 * read otherwise, it would be sent to the browser beside HTML that was rendered without it.
 */
const unheldQueries = [
  'CallExpression[callee.type="MemberExpression"][callee.property.name=/^use[A-Z].*Query(State|Subscription)?$/]:not([callee.property.name=/^use(Lazy)?Query(State|Subscription)?$/])',
  'CallExpression[callee.name="useSelector"] CallExpression[callee.property.name="select"]',
].map((selector) => ({
  selector,
  message:
    'Read a query by `useSuspenseQuery`, or by `useQuery` of an endpoint of an api made by `createRemoteApi`: they wait on the server.',
}));
const handmadeApis = [
  {
    selector: 'CallExpression[callee.name="createApi"]',
    message: 'Make an api with `createRemoteApi` of shared-kit/runtime: the hooks of its endpoints wait on the server.',
  },
];

/**
 * A caravan is no car: words about cars go through `siteText` (the site's word) or `vehicleWord` (the vehicle's). What the
 * specification has in quotes stays (S8-03).
 */
const aCar = String.raw`/^(?!Car (Saved In Watchlist|Removed)$)(.*\s)?[Cc]ars?([\s.,?!].*)?$/s`;
const spaced = String.raw`/\S\s+\S/`;
const carWords = [
  'JSXText[value=/\\b[Cc]ars?\\b/]',
  `JSXElement Literal[value=${aCar}][value=${spaced}]:not(CallExpression[callee.name="siteText"] Literal)`,
  `Property > Literal[value=${aCar}][value=${spaced}]`,
  `LogicalExpression > Literal[value=${aCar}][value=${spaced}]`,
  `ConditionalExpression > Literal[value=${aCar}][value=${spaced}]:not(CallExpression[callee.name="siteText"] Literal)`,
  `ReturnStatement > Literal[value=${aCar}][value=${spaced}]`,
  String.raw`TemplateElement[value.raw=/(^|\s)[Cc]ars?(\s|\.|$)/]:not(CallExpression[callee.name="siteText"] TemplateElement)`,
].map((selector) => ({
  selector,
  message: "Say it in the site's word with `siteText`, or in the vehicle's with `vehicleWord`, of shared-kit/domain.",
}));

/** A value kept with its object is made, looked up and stored in one place. */
const memos = [
  {
    selector: 'NewExpression[callee.name="WeakMap"]',
    message: 'Keep what is made of an object with `memoByObject` of shared-kit/domain/src/memo/memo-by-object.ts.',
  },
];

/** A format of dates takes forty times as long to be made as to be used: one function makes each once. */
const dateFormats = [
  {
    selector: 'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
    message: 'Take a format of dates from `dateFormat` of shared-kit/domain/src/time/date-format.ts.',
  },
];

/** A browser's first formatter costs it 20 ms, and each writes numbers as its own data say. */
const numberFormats = [
  'CallExpression[callee.property.name="toLocaleString"]',
  'NewExpression[callee.object.name="Intl"][callee.property.name="NumberFormat"]',
].map((selector) => ({
  selector,
  message: 'Write a number with `formatNumber`, `formatDecimal` or `formatMoney` of shared-kit/domain/src/number.',
}));

/** A day in Greenwich is not the site's for half of it: one function says it in a time zone. */
const wallClocks = [
  {
    selector: 'CallExpression[callee.name="dateFormat"][arguments.0.value=/^(sv-SE|en-CA)$/]',
    message: 'Take the day in a time zone from `dayIn`, with its time from `wallClock`, of shared-kit/domain.',
  },
];

/** Digits without what stands between them are another number: of "1,5" they make 15. */
const barredDigits = [String.raw`/^\[(?!\^)[^\]]*([$].*,|,.*[$])/`, String.raw`/^\[\^\\d[.,]+\]$/`].map((stripped) => ({
  selector: `CallExpression[callee.property.name=/^replace(All)?$/] > Literal[regex.pattern=${stripped}]`,
  message: 'Read an amount with `readAmount` of shared-kit/domain/src/number/read-amount.ts.',
}));

/** A script element whose JSON can end it is a way in for whoever writes a vehicle's title. */
const scriptJson = [
  {
    selector: 'Literal[value="\\\\u003c"]',
    message: 'Write JSON of a script element with `toScriptJson` of shared-kit/domain/src/text/script-json.ts.',
  },
];

/** Who fills what the manifests say: a name written here would be wrong once another remote fills it. */
const remoteNames = [
  {
    selector: 'Literal[value=/^mfe-[a-z][a-z0-9-]*$/]',
    message: 'The shell knows no remote by its name: take those that a manifest says, by slot, route or form.',
  },
];

/** `fetch` goes where an answer points, with a key or what a shopper said. */
const redirects = [
  {
    selector: 'CallExpression[callee.name="fetch"]',
    message: 'Ask a server with `httpRequest` of infra/api/src/http-request.ts: it follows no redirect.',
  },
];

/** A repayment that two places work out is soon two repayments: of one loan there is one (S9-19). */
const repayments = [
  {
    selector: 'BinaryExpression[operator="/"][right.name="annuity"]',
    message: 'Work a repayment out with `levelPayment` of shared-kit/domain/src/finance/repayment/repayment.ts.',
  },
  {
    selector: 'BinaryExpression[operator="/"][right.name="frequency"] > BinaryExpression[operator="*"][right.value=12]',
    message: 'Divide a fee of a month with `perRepayment` of shared-kit/domain/src/finance/fees/site-fees.ts.',
  },
];

const onceEach = [
  pools,
  searchAddresses,
  everyForm,
  everyPage,
  handmadePrices,
  priceTypes,
  phoneLinks,
  sitePhones,
  cutTexts,
  machineYears,
  bareImages,
  storages,
  unheldQueries,
  handmadeApis,
  memos,
  dateFormats,
  wallClocks,
  numberFormats,
  scriptJson,
  barredDigits,
  repayments,
];
/**
 * What the console need not mind: it is drawn in the browser alone, for staff, whose days are those of their own clock.
 * Addresses of sites' pages, amounts and phone numbers are as everywhere.
 */
const ofShoppers = [bareImages, unheldQueries, handmadeApis, dateFormats];

/** The files where something may be written: which rules do not hold there, and what of these stays refused even so. */
const owners = [
  ['infra/api/src/db/connect/open-pool.ts', [pools]],
  [SEARCH_PATHS_FILE, [searchAddresses, everyPage]],
  [FORM_PATHS_FILE, [everyForm]],
  [FORM_PAGES_FILE, [everyForm], formAddresses(linkedForms)],
  ...PAGE_PATHS_FILES.map((file) => [file, [everyPage]]),
  ['shared-kit/domain/src/price/price-display.ts', [handmadePrices]],
  ['shared-kit/domain/src/price/price-type.ts', [priceTypes]],
  ['shared-kit/domain/src/phone/format-phone.ts', [phoneLinks]],
  ['shared-kit/domain/src/place/place-contact.ts', [sitePhones]],
  ['shared-kit/domain/src/number/read-amount.ts', [barredDigits]],
  ['shared-kit/domain/src/memo/memo-by-object.ts', [memos]],
  ['shared-kit/domain/src/finance/repayment/repayment.ts', [repayments]],
  ['shared-kit/domain/src/finance/fees/site-fees.ts', [repayments]],
  ['shared-kit/domain/src/time/date-format.ts', [dateFormats]],
  ['shared-kit/domain/src/time/day-in.ts', [wallClocks]],
  ['shared-kit/domain/src/text/script-json.ts', [scriptJson]],
  ['shared-kit/runtime/src/create-remote-api.ts', [handmadeApis]],
  // It notes who filled a slot: a mark on an object, made of nothing.
  ['shared-kit/runtime/src/slot.tsx', [memos]],
];

/** What is written in one place and refused everywhere else, as entries of ESLint's configuration. */
export const writtenOnce = [
  {
    files: ['{shell,mfe-*,shared-kit}/**/*.{ts,tsx,mjs}', 'infra/{api,build-kit,demo,platform,releases}/**/*.{ts,mjs}'],
    // Tests say what is expected; a remote's contract says which addresses are its own.
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'mfe-*/remote.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat()] },
  },
  {
    files: ['infra/console/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.filter((rules) => !ofShoppers.includes(rules)).flat()] },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx,mjs}', 'shared-kit/ui/src/**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat(), ...carWords] },
  },
  {
    files: ['infra/api/src/**/*.{ts,mjs}'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat(), ...redirects] },
  },
  {
    files: ['shell/src/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat(), ...carWords, ...remoteNames] },
  },
  ...owners.map(([file, own, kept = []]) => ({
    files: [file],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.filter((rules) => !own.includes(rules)).flat(), ...kept] },
  })),
];
