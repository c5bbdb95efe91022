import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roleSuffix } from './infra/lint/role-suffix.mjs';
import { writtenOnce } from './infra/lint/written-once.mjs';

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
  // The shell's server renders with it, so that it is neutral; the API renders nothing.
  { sourceTag: 'type:server', notDependOnLibsWithTags: ['type:runtime'] },
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

/** What can be said of a file without its types. What needs them is Oxlint's (`.oxlintrc.json`), [whose reasons](infra/decisions/rules-that-need-types-are-oxlints.md) are figures. */
const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommended],
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  },
};

const browser = {
  files: ['{shell,mfe-*,shared-kit,infra/console}/**/*.tsx', '{shell,mfe-*,shared-kit,infra/console}/**/use-*.ts'],
  extends: [reactHooks.configs.flat.recommended, a11y.flatConfigs.recommended],
};

/** A file's name says what it is in the API. */
const roles = {
  files: ['infra/api/src/modules/**/*.{ts,mjs}'],
  ignores: ['**/*.test.ts'],
  plugins: { api: { rules: { 'role-suffix': roleSuffix } } },
  rules: { 'api/role-suffix': 'error' },
};

/** A generator's field is a likelihood, not a path through code: splitting it up would hide the proportions. */
const generator = { files: ['infra/demo/src/stock-generator/**/*.ts'], rules: { complexity: 'off' } };

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
  typescript,
  browser,
  ...writtenOnce,
  roles,
  generator,
  prettier,
);
