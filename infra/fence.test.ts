import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const BOUNDARY = '@nx/enforce-module-boundaries';

// Files that do not exist, .mjs so that nothing but the boundary can be wrong with them.
const cases = [
  ['rejects a remote importing another remote', 'mfe-finance/src/x.mjs', 'mfe-vehicle/remote.config', [BOUNDARY]],
  ['rejects a remote reaching into another', 'mfe-finance/src/x.mjs', '../../mfe-vehicle/remote.config', [BOUNDARY]],
  ['rejects a remote importing the server', 'mfe-leads/src/x.mjs', '@infra/api/app', [BOUNDARY]],
  ['rejects the shell importing a remote', 'shell/src/x.mjs', 'mfe-search/remote.config', [BOUNDARY]],
  ['rejects the server importing the browser', 'infra/api/src/x.mjs', '@shared-kit/ui/form/error-summary', [BOUNDARY]],
  ['rejects the server importing what renders', 'infra/api/src/x.mjs', '@shared-kit/runtime/bus', [BOUNDARY]],
  [
    'rejects neutral code importing the browser',
    'shared-kit/domain/src/x.mjs',
    '@shared-kit/ui/form/button',
    [BOUNDARY],
  ],
  ['rejects shared code importing the server', 'shared-kit/ui/src/x.mjs', '@infra/api/app', [BOUNDARY]],
  [
    'accepts a remote importing shared code',
    'mfe-finance/src/x.mjs',
    '@shared-kit/domain/finance/repayment/repayment',
    [],
  ],
  [
    'accepts the server importing neutral code',
    'infra/api/src/x.mjs',
    '@shared-kit/domain/finance/repayment/repayment',
    [],
  ],
] as const;

const WRITTEN_ONCE = 'no-restricted-syntax';
const addresses = [
  [
    'rejects a results link with a word in it',
    'shell/src/x.mjs',
    'export const x = (y) => `/search/${y}`;',
    [WRITTEN_ONCE],
  ],
  ['rejects a whole results link', 'mfe-leads/src/x.mjs', "export const x = '/search/used-cars';", [WRITTEN_ONCE]],
  [
    'rejects an absolute one',
    'infra/api/src/x.mjs',
    'export const x = (origin) => `${origin}/search/kia`;',
    [WRITTEN_ONCE],
  ],
  ...['/print', '/success', '/search-by-price', '/brands', '/models?body=Ute', '/credit-check', '/data-deleted'].map(
    (path) =>
      [`rejects ${path} by hand`, 'infra/api/src/x.mjs', `export const x = '${path}';`, [WRITTEN_ONCE]] as const,
  ),
  [
    'rejects a price type spelled by hand',
    'mfe-vehicle/src/x.mjs',
    'export const x = `Prices marked Excl. Govt. Charges of ${1}`;',
    [WRITTEN_ONCE],
  ],
  ['rejects a pool that nobody listens to', 'infra/releases/src/x.mjs', 'export const x = new Pool();', [WRITTEN_ONCE]],
  [
    'rejects a query read past what waits on the server',
    'mfe-search/src/x.mjs',
    'api.useGetCarQuery(1);',
    [WRITTEN_ONCE],
  ],
  [
    'rejects digits stripped of what bars them',
    'mfe-search/src/x.mjs',
    "export const x = (y) => y.replaceAll(/[$,]/g, '');",
    [WRITTEN_ONCE],
  ],
  ['accepts one that waits', 'mfe-search/src/x.mjs', 'getCar.useQuery(1);', []],
  ['rejects storage that may be forbidden', 'mfe-search/src/x.mjs', "localStorage.getItem('a');", [WRITTEN_ONCE]],
  ['accepts it where that is caught', 'mfe-search/src/x.mjs', "try { localStorage.getItem('a'); } catch {}", []],
  ["rejects a form's page", 'mfe-finance/src/x.mjs', "export const x = '/finance-enquiry';", [WRITTEN_ONCE]],
  [
    'rejects one with a car',
    'mfe-search/src/x.mjs',
    'export const x = (y) => `/enquire/similar?a=${y}`;',
    [WRITTEN_ONCE],
  ],
  ['rejects one that no button has', 'mfe-search/src/x.mjs', "export const x = '/fleet';", [WRITTEN_ONCE]],
  ["rejects a vehicle's page", 'mfe-account/src/x.mjs', 'export const x = (y) => `/cars/${y}`;', [WRITTEN_ONCE]],
  ['rejects its checkout', 'mfe-search/src/x.mjs', 'export const x = (y) => `${y}/checkout`;', [WRITTEN_ONCE]],
  ['rejects the page of a deal', 'infra/api/src/x.mjs', 'export const x = (y) => `/my-deal/${y}`;', [WRITTEN_ONCE]],
  ['rejects the page of a booking', 'infra/api/src/x.mjs', 'export const x = (y) => `/booking/${y}`;', [WRITTEN_ONCE]],
  ["rejects a page of a shopper's own", 'mfe-search/src/x.mjs', "export const x = '/watchlist?a=b';", [WRITTEN_ONCE]],
  ['rejects the calculator', 'mfe-vehicle/src/x.mjs', 'export const x = (y) => `/finance?${y}`;', [WRITTEN_ONCE]],
  ['rejects the page of all places', 'infra/console/src/x.mjs', "export const x = '/dealer-locator';", [WRITTEN_ONCE]],
  ['accepts what the API is asked of a list', 'mfe-account/src/x.mjs', "export const x = '/api/watchlist';", []],
  ['rejects a way to sign in', 'shell/src/x.mjs', 'export const x = (y) => `/sign-in?type=a${y}`;', [WRITTEN_ONCE]],
  [
    'rejects a page about a car',
    'mfe-vehicle/src/x.mjs',
    'export const x = (y) => `/their-page?car_id=${y}`;',
    [WRITTEN_ONCE],
  ],
  ['accepts what the API is asked', 'mfe-vehicle/src/x.mjs', 'export const x = (y) => `/api/cars/${y}`;', []],
  ['accepts a page below it', 'mfe-search/src/x.mjs', "export const x = '/fleet-news';", []],
  ["rejects a remote's name in the shell", 'shell/src/x.mjs', "export const x = 'mfe-leads';", [WRITTEN_ONCE]],
  [
    'rejects a format of dates by hand',
    'mfe-vehicle/src/x.mjs',
    "export const x = () => new Intl.DateTimeFormat('en-AU');",
    [WRITTEN_ONCE],
  ],
  [
    'rejects a day in a time zone by hand',
    'infra/api/src/x.mjs',
    "export const x = (y, timeZone) => dateFormat('sv-SE', { timeZone }).format(y);",
    [WRITTEN_ONCE],
  ],
  [
    'rejects a number by hand',
    'mfe-search/src/x.mjs',
    "export const x = (y) => y.toLocaleString('en-AU');",
    [WRITTEN_ONCE],
  ],
  ['rejects a memo by hand', 'infra/api/src/x.mjs', 'export const x = new WeakMap();', [WRITTEN_ONCE]],
  ['accepts what only begins like results', 'mfe-search/src/x.mjs', "export const x = '/search-tips';", []],
] as const;

const ROLE = 'api/role-suffix';
const MODULE = 'infra/api/src/modules/x';
const roles = [
  ['rejects a role that there is none of', `${MODULE}/x.helper.mjs`, 'export const x = 1;', [ROLE]],
  ['rejects a statement in a route', `${MODULE}/x.routes.mjs`, 'export const x = (tx) => tx.execute(1);', [ROLE]],
  ['rejects a route in a service', `${MODULE}/x.service.mjs`, "export const x = (app) => app.get('/x');", [ROLE]],
  ['rejects a table beside its statements', `${MODULE}/x.repository.mjs`, "export const x = pgTable('x');", [ROLE]],
  ['rejects a job without its suffix', `${MODULE}/x.mjs`, "export const x = (boss) => boss.work('x');", [ROLE]],
  ['rejects SQL without its suffix', `${MODULE}/x.mjs`, "export const x = (client) => client.query('x');", [ROLE]],
  ['rejects a statement of the owner', `${MODULE}/x.mjs`, 'export const x = (ownerDb) => ownerDb.select();', [ROLE]],
  [
    "rejects a request to another's server",
    `${MODULE}/x.service.mjs`,
    "export const x = () => httpRequest('https://x');",
    [ROLE],
  ],
  ['accepts it in an adapter', `${MODULE}/x.adapter.mjs`, "export const x = () => httpRequest('https://x');", []],
  [
    'rejects one that follows redirects',
    `${MODULE}/x.adapter.mjs`,
    "export const x = () => fetch('https://x');",
    [WRITTEN_ONCE],
  ],
  ['accepts SQL in a repository', `${MODULE}/x.repository.mjs`, "export const x = (client) => client.query('x');", []],
  ['accepts a statement in a repository', `${MODULE}/x.repository.mjs`, 'export const x = (tx) => tx.select();', []],
  [
    'rejects a port offered without its suffix',
    `${MODULE}/x.mjs`,
    "import type { MailPort } from '../messaging/mail.port'; export function x(): MailPort { return {}; }",
    [ROLE],
  ],
  [
    'rejects a class that offers one',
    `${MODULE}/x.repository.mjs`,
    "import type { PriceGauge as Gauge } from './price-gauge.port'; export class X implements Gauge {}",
    [ROLE],
  ],
  [
    'accepts a port offered by an adapter',
    `${MODULE}/x.adapter.mjs`,
    "import type { MailPort } from '../messaging/mail.port'; export const x = (): MailPort => ({});",
    [],
  ],
  [
    'accepts what a port takes',
    `${MODULE}/x.mjs`,
    "import type { Mail } from '../messaging/mail.port'; export function x(): Mail { return {}; }",
    [],
  ],
  ['accepts a function without a role', `${MODULE}/x.mjs`, 'export const x = 1;', []],
] as const;

/** A price written by hand loses its type; `priceDisplay` says both. */
const prices = [
  ["rejects a car's price written by hand", 'formatMoney(car.price)', [WRITTEN_ONCE]],
  ['rejects one taken out of its car before', 'formatMoney(price)', [WRITTEN_ONCE]],
  ['rejects an offer', 'formatMoney(car.offer_price ?? 0)', [WRITTEN_ONCE]],
  ['rejects one in a sentence', '`Only $${car.price}`', [WRITTEN_ONCE]],
  ['accepts other money', 'formatMoney(deposit)', []],
  ['rejects a repayment worked out by hand', '(principal - residual * discount) / annuity', [WRITTEN_ONCE]],
  ['rejects a fee of a month divided by hand', '(monthlyFee * 12) / frequency', [WRITTEN_ONCE]],
  ['rejects what it includes written by hand', '<span>Drive Away</span>', [WRITTEN_ONCE]],
] as const;

/** Only `phoneHref` says what is dialled. */
const phones = [
  ['rejects a phone link written by hand', '`tel:${number}`', [WRITTEN_ONCE]],
  ['rejects one of a number known beforehand', "'tel:+61755501234'", [WRITTEN_ONCE]],
  ['accepts the one function', 'phoneHref(number)', []],
  ["rejects the site's number where a place may have one", 'phoneHref(site.phone)', [WRITTEN_ONCE]],
  ['rejects it taken out of the site', 'function () { const { phone } = useSite(); }', [WRITTEN_ONCE]],
  ["rejects a place's number without its landline", 'location.contact_detail.phone', [WRITTEN_ONCE]],
  ["rejects a choice between a car's and the site's by hand", 'car.location?.phone', [WRITTEN_ONCE]],
  ['accepts the number that one function chose', 'phoneOf(car.location, site)', []],
] as const;

/** A caravan is no car: `siteText` and `vehicleWord` know what it is. */
const words = [
  ['rejects a text about cars', "{ title: 'Similar cars' }", [WRITTEN_ONCE]],
  ['rejects a number of cars', '`${count} cars`', [WRITTEN_ONCE]],
  ['accepts it in the word of the site', "{ title: siteText(site, 'Similar cars') }", []],
  ['accepts what the specification has in quotes', "{ title: 'Car Saved In Watchlist' }", []],
] as const;

function run(script: string, args: string[], input = ''): string {
  return execFileSync(process.execPath, [script, ...args], { cwd: root, input, encoding: 'utf8' });
}

let broken: string[][];

beforeAll(() => {
  // Without Nx's project graph the rule says "will be skipped" and lets everything pass.
  run('node_modules/.bin/nx', ['show', 'projects']);
  const imports = cases.map(([, filePath, imported]) => ({ filePath, code: `export { x } from '${imported}';` }));
  const written = [...addresses, ...roles].map(([, filePath, code]) => ({ filePath, code }));
  const priced = [...prices, ...phones, ...words].map(([, code]) => ({
    filePath: 'mfe-leads/src/x.mjs',
    code: `export const x = ${code};`,
  }));
  const snippets = [...imports, ...written, ...priced];
  broken = JSON.parse(run('infra/lint/lint-snippets.mjs', [], JSON.stringify(snippets))) as string[][];
}, 120_000);

test.each(cases.map(([name, , , rules], index) => ({ name, rules, index })))(
  'the boundary rule $name',
  ({ rules, index }) => {
    expect(broken[index]).toEqual(rules);
  },
);

test.each([...addresses, ...roles].map(([name, , , rules], index) => ({ name, rules, index })))(
  'the rule on addresses and roles $name',
  ({ rules, index }) => {
    expect(broken[cases.length + index]).toEqual(rules);
  },
);

test.each([...prices, ...phones, ...words].map(([name, , rules], index) => ({ name, rules, index })))(
  'the rule on prices, phones and words $name',
  ({ rules, index }) => {
    expect(broken[cases.length + addresses.length + roles.length + index]).toEqual(rules);
  },
);
