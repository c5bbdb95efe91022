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
      to: { path: '^[^/]+/src/(features|exposes)/' },
    },
    {
      name: 'api-modules-meet-through-services',
      comment: "One domain's module may call another only through its service (architecture section 2).",
      severity: 'error',
      from: { path: '^infra/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^infra/api/src/modules/([^/]+)/.*\\.(routes|repository|schema)\\.ts$',
        pathNot: '^infra/api/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-api-knows-no-releases',
      comment:
        'What runs the API, publishes remotes or fills the demo stands above it; their tools meet in infra/platform.',
      severity: 'error',
      from: { path: '^infra/api/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/(releases|platform|demo)/' },
    },
    {
      name: 'releases-know-no-platform',
      severity: 'error',
      from: { path: '^infra/releases/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/(platform|demo)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Browsers load these functions before hydration: contracts give them types, not zod.',
      severity: 'error',
      from: { path: '^shared-kit/domain/src/', pathNot: ['\\.test\\.ts$', 'preview-token\\.ts$'] },
      to: { path: '(\\.contract\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/test/|^shared-kit/testing/|/testing/|^infra/(e2e|bench)/)' },
      to: { path: '(\\.test\\.tsx?$|^shared-kit/testing/)' },
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
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
