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
        path: '^infra/api/src/modules/([^/]+)/.*\\.(routes|repository)\\.ts$',
        pathNot: '^infra/api/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
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
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
  },
};
