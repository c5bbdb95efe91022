/** The API's modules, each above those that it may use. Those of one layer do not use each other. */
const apiLayers = [
  ['drive-away', 'images', 'locations', 'messaging', 'payments', 'privacy'],
  ['stock'],
  ['site'],
  ['vehicle'],
  ['account', 'leads', 'rego', 'search'],
  ['finance', 'garage', 'links', 'saved-searches'],
  ['bookings', 'finance-quotes', 'preferences', 'reservations', 'spins', 'valuations'],
  ['deals'],
];

/**
 * The programs of infra, each with those that it may use; between two there is one direction. What `api` and `build-kit` do
 * not know they cannot need: everything else is made of them. infra/README.md says what each is.
 */
const infraPrograms = {
  'build-kit': [],
  api: [],
  console: [],
  lint: [],
  studio: ['build-kit'],
  demo: ['api'],
  releases: ['api', 'build-kit'],
  platform: ['api', 'build-kit', 'demo', 'releases'],
  e2e: ['api', 'build-kit', 'platform', 'releases'],
  bench: ['api', 'build-kit', 'demo', 'e2e', 'platform', 'releases'],
};
/** What a program's tests may use besides: a database, the demo's stock, this workspace's own remotes. */
const testTools = ['build-kit', 'demo', 'platform'];
const OF_TESTS = '(\\.test\\.tsx?$|/test/|/testing/)';
const infraNames = Object.keys(infraPrograms).join('|');

/** A rule for each program of infra: those of its files that `ofProgram` says import no other than `allowedTo` says. */
const stayBelow = (kind, ofProgram, allowedTo) =>
  Object.entries(infraPrograms).map(([program, uses]) => ({
    name: `infra-${program}-${kind}`,
    comment: 'infraPrograms says whom each program of infra may import (infra/README.md).',
    severity: 'error',
    from: ofProgram(`^infra/${program}/`),
    to: { path: '^infra/', pathNot: `^infra/(${[program, ...allowedTo(uses)].join('|')})/` },
  }));

/** Rules inside a project; Nx tags hold the line between projects (eslint.config.mjs). */
module.exports = {
  forbidden: [
    {
      name: 'features-stay-apart',
      comment: 'Two features of a remote meet on a page, or in a slot.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'api-knows-no-ui',
      severity: 'error',
      from: { path: '^[^/]+/src/api/' },
      to: { path: '^[^/]+/src/(features|pages|exposes)/' },
    },
    {
      name: 'only-pages-know-pages',
      comment: 'Else two features would meet behind the back of their rule: in a page that one of them imports.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/(?!pages/|exposes/|testing/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/(pages|exposes)/' },
    },
    {
      name: 'shared-folders-know-no-feature',
      comment: 'Nor in what they share: it stands below all features.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/(?!features/|pages/|exposes/|testing/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'api-modules-meet-through-services',
      comment: "One domain's module uses another only through its services and ports, types included.",
      severity: 'error',
      from: { path: '^infra/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^infra/api/src/modules/[^/]+/',
        pathNot: ['^infra/api/src/modules/$1/', '\\.(service|port)\\.ts$'],
      },
    },
    ...apiLayers.map((layer, index) => ({
      name: `api-modules-stand-in-layers-${index + 1}`,
      comment:
        'A module uses those of lower layers, so that no two need each other; what it lets others add is a port.',
      severity: 'error',
      from: { path: `^infra/api/src/modules/(${layer.join('|')})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^infra/api/src/modules/',
        pathNot: `^infra/api/src/modules/(${['$1', ...apiLayers.slice(0, index).flat()].join('|')})/`,
      },
    })),
    {
      name: 'api-modules-have-a-layer',
      comment: 'A new module is named in `apiLayers` before it uses another.',
      severity: 'error',
      from: {
        path: '^infra/api/src/modules/([^/]+)/',
        pathNot: ['\\.test\\.ts$', `^infra/api/src/modules/(${apiLayers.flat().join('|')})/`],
      },
      to: { path: '^infra/api/src/modules/', pathNot: '^infra/api/src/modules/$1/' },
    },
    {
      name: 'api-modules-are-put-together-above-them',
      comment: 'Else two modules would meet behind the back of the layers.',
      severity: 'error',
      from: {
        path: '^infra/api/src/',
        pathNot: ['\\.test\\.ts$', '^infra/api/src/modules/', '^infra/api/src/(app|form-effects|main|worker)\\.ts$'],
      },
      to: { path: '^infra/api/src/(modules/|(app|form-effects|main|worker)\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-modules-know-not-what-puts-them-together',
      severity: 'error',
      from: { path: '^infra/api/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/api/src/(app|form-effects|main|worker)\\.ts$' },
    },
    ...stayBelow(
      'knows-its-own',
      (path) => ({ path, pathNot: OF_TESTS }),
      (uses) => uses,
    ),
    ...stayBelow(
      'tests-with-tools',
      (path) => ({ path: `${path}.*${OF_TESTS}` }),
      (uses) => [...uses, ...testTools],
    ),
    {
      name: 'infra-programs-have-a-place',
      comment: 'A new program is named in `infraPrograms` before it uses another, and before another uses it.',
      severity: 'error',
      from: { path: '^infra/([^/]+)/', pathNot: `^infra/(${infraNames}|testing)/` },
      to: { path: '^infra/', pathNot: '^infra/$1/' },
    },
    {
      name: 'only-infra-knows-its-programs',
      comment: 'Shell, remotes and kit are what the programs build, serve and try; none of them knows how.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-kit)/' },
      to: { path: '^infra/' },
    },
    {
      name: 'programs-beside-the-api-use-its-services',
      comment: "What they need of a module's inside, its `tools.service.ts` lists; benches measure the inside itself.",
      severity: 'error',
      from: { path: '^infra/(platform|releases|demo|studio|build-kit)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/api/src/modules/', pathNot: '\\.(service|port)\\.ts$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Browsers load these functions before hydration: contracts give them types, not zod.',
      severity: 'error',
      from: {
        path: '^shared-kit/domain/src/',
        pathNot: ['(\\.test\\.ts$|/testing/)', '(preview|override)-token\\.ts$'],
      },
      to: { path: '(\\.contract\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/test/|^shared-kit/testing/|/testing/|^infra/(e2e|bench)/)' },
      to: { path: '(\\.test\\.tsx?$|^shared-kit/testing/|/testing/|^infra/[^/]+/test/)' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'A rule cannot judge what cannot be found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(generated|real-)' },
    },
    {
      name: 'no-cycles',
      comment: 'Not of types either: what two files need of each other stands in a third, below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without these the packages of the workspace are not found, and every rule between them is asleep.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.json'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-dev)?/' },
  },
};
