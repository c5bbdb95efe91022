import { roleSuffix } from './infra/role-suffix.mjs';
import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = readdirSync(import.meta.dirname)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => folder.slice('mfe-'.length));

/** Who may import whom. infra/fence.test.ts proves that breaking it is an error. */
const depConstraints = [
  ...remotes.map((name) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared'],
  })),
  { sourceTag: 'scope:shell', onlyDependOnLibsWithTags: ['scope:shell', 'scope:shared'] },
  { sourceTag: 'scope:infra', onlyDependOnLibsWithTags: ['scope:infra', 'scope:shared'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:workspace', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:neutral'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:neutral'] },
  { sourceTag: 'platform:neutral', onlyDependOnLibsWithTags: ['platform:neutral'] },
];

const boundaries = {
  plugins: { '@nx': nx },
  rules: {
    '@nx/enforce-module-boundaries': [
      'error',
      { depConstraints, allow: [], allowCircularSelfDependency: true, enforceBuildableLibDependency: false },
    ],
  },
};

const size = {
  rules: {
    'max-lines': ['error', { max: 250, skipComments: true, skipBlankLines: true }],
    'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
    complexity: ['error', { max: 10, variant: 'modified' }], // a switch over a union counts once
  },
};

const typed = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-deprecated': 'error',
    '@typescript-eslint/require-await': 'off', // Fastify plugins are async by contract
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // The router takes a thrown Response for an answer, React a thrown promise for "not yet".
    '@typescript-eslint/only-throw-error': [
      'error',
      { allow: [{ from: 'lib', name: ['Response', 'Promise', 'PromiseLike'] }] },
    ],
  },
};

const tests = {
  files: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-unsafe-assignment': 'off', // jest's matchers and inject's json() are any
    '@typescript-eslint/unbound-method': 'off', // expect(object.method)
  },
};

const browser = {
  files: ['{shell,mfe-*,shared-kit}/**/*.tsx', '{shell,mfe-*,shared-kit}/**/use-*.ts'],
  extends: [reactHooks.configs.flat.recommended, a11y.flatConfigs.recommended],
};

/** A link to results written by hand forgets spaces, dots and accents: every one comes from one file. */
const searchAddresses = [
  String.raw`Literal[value=/^\u002fsearch(\u002f|\?|$)/]`,
  String.raw`TemplateElement[value.raw=/^\u002fsearch\u002f/]`,
].map((selector) => ({
  selector,
  message: 'Only shared-kit/domain/search/search-path.ts writes the address of a results page: use its functions.',
}));

/** A vehicle's price written by hand loses its type: `priceDisplay` says both. */
const ofVehicle = '/^(price|offer_price|before_price|subscription_price|listing_price|from_price)$/';
const handmadePrices = [
  `CallExpression[callee.name=/^formatMoney/] > MemberExpression[property.name=${ofVehicle}]`,
  `CallExpression[callee.name=/^formatMoney/] > LogicalExpression > MemberExpression[property.name=${ofVehicle}]`,
  `CallExpression[callee.name=/^formatMoney/] > Identifier[name=${ofVehicle}]`,
  `TemplateLiteral[quasis.0.value.raw=/[$]$/] > MemberExpression[property.name=${ofVehicle}]`,
].map((selector) => ({
  selector,
  message:
    'Show a vehicle price with `priceDisplay` and `Price`, in a line with `priceText`: its type stands beside it.',
}));

/** A number written by hand has letters, two numbers or no country in it: one function makes what is dialled. */
const phoneLinks = ['Literal[value=/^tel:/]', 'TemplateElement[value.raw=/^tel:/]'].map((selector) => ({
  selector,
  message:
    'Show a phone number with `PhoneLink`, or link to it with `phoneHref` of shared-kit/domain/text/format-phone.ts.',
}));

/** A car of one yard under the number of another: one function chooses the place's, and only then the site's (S9-51). */
const sitePhones = [
  'MemberExpression[property.name="phone"][object.name=/^(site|config)$/i]',
  'MemberExpression[property.name="phone"][object.property.name=/^(site|config|location)$/]',
  'MemberExpression[property.name="phone"][object.callee.name="useSite"]',
  'MemberExpression[property.name=/^(landline_)?phone$/][object.property.name="contact_detail"]',
  'VariableDeclarator[init.callee.name="useSite"] > ObjectPattern > Property[key.name="phone"]',
  'VariableDeclarator[init.property.name="contact_detail"] > ObjectPattern > Property[key.name=/phone$/]',
].map((selector) => ({
  selector,
  message:
    'Take a number to call from `phoneOf` of shared-kit/domain/place/place-contact.ts: a place goes before the site.',
}));

/** Text cut by hand ends in half a pictograph: `withinLength` counts as contracts do, `cutText` as people do. */
const cutTexts = [
  '[callee.object.type=/^(Identifier|MemberExpression)$/][arguments.1.name=/LENGTH|LONGEST/]',
  '[callee.object.callee.name="String"]',
  '[callee.object.callee.property.name=/^(trim|trimEnd|trimStart|normalize|replace|replaceAll)$/]',
].map((cut) => ({
  selector: `CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.value=0]${cut}`,
  message:
    'Cut a text with `withinLength` (a limit of a contract) or `cutText` (what people read) of shared-kit/domain.',
}));

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
    message: 'Open a pool with `openPool` of infra/api/src/db/open-pool.ts.',
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

const onceEach = [
  pools,
  searchAddresses,
  handmadePrices,
  phoneLinks,
  sitePhones,
  cutTexts,
  machineYears,
  bareImages,
  storages,
];
/** The one file where something may be written, without the rule that keeps it out of all others. */
const owners = [
  ['infra/api/src/db/open-pool.ts', pools],
  ['shared-kit/domain/src/search/search-path.ts', searchAddresses],
  ['shared-kit/domain/src/price/price-display.ts', handmadePrices],
  ['shared-kit/domain/src/text/format-phone.ts', phoneLinks],
  ['shared-kit/domain/src/place/place-contact.ts', sitePhones],
];

const writtenOnce = [
  {
    files: ['{shell,mfe-*,shared-kit}/**/*.{ts,tsx,mjs}', 'infra/{api,build-kit,demo,platform,releases}/**/*.{ts,mjs}'],
    // Tests say what is expected; a remote's contract says which addresses are its own.
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'mfe-*/remote.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat()] },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx,mjs}', 'shared-kit/ui/src/**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.flat(), ...carWords] },
  },
  ...owners.map(([file, own]) => ({
    files: [file],
    rules: { 'no-restricted-syntax': ['error', ...onceEach.filter((rules) => rules !== own).flat()] },
  })),
];

/** A file's name says what it is in the API. */
const roles = {
  files: ['infra/api/src/modules/**/*.{ts,mjs}'],
  ignores: ['**/*.test.ts'],
  plugins: { api: { rules: { 'role-suffix': roleSuffix } } },
  rules: { 'api/role-suffix': 'error' },
};

/** A generator's field is a likelihood, not a path through code: splitting it up would hide the proportions. */
const generator = { files: ['infra/demo/src/stock-generator/*.ts'], rules: { complexity: 'off' } };

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-dev/',
      '**/node_modules/',
      '**/.data/',
      '**/.nx/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx,mjs,cjs}'], extends: [boundaries, size], languageOptions: { parser: tseslint.parser } },
  typed,
  tests,
  browser,
  ...writtenOnce,
  roles,
  generator,
  prettier,
);
