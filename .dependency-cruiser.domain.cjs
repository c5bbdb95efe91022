const { options } = require('./.dependency-cruiser.cjs');

/** Between folders, which the other rules do not see: of the domain alone, as folders elsewhere are made by other lines. */
module.exports = {
  forbidden: [
    {
      name: 'folders-of-domain-stand-one-above-another',
      comment: 'Two folders that need each other are one: move the file that both need to the lower one.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  // A test may use what stands above what it tries.
  options: {
    ...options,
    includeOnly: { path: '^shared-kit/domain/src/' },
    exclude: { path: '(\\.test\\.ts$|/testing/)' },
  },
};
