const swc = [
  '@swc/jest',
  {
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true } },
    },
  },
];
const kit = '<rootDir>/node_modules/@shared-kit/testing/dist/jest';

/** As the platform's own remotes are tried: React in jsdom, the network replaced by MSW. */
export default {
  testEnvironment: `${kit}/browser-environment.cjs`,
  setupFilesAfterEnv: [`${kit}/browser-setup.js`],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: { '\\.tsx?$': swc, '\\.css$': `${kit}/css-transform.cjs` },
  // The kit's styles are in packages.
  transformIgnorePatterns: ['/node_modules/.*\\.[cm]?js$'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
