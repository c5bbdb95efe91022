import root from './jest.config.mjs';

const [node] = root.projects;

/** Tests of what draws, which `npm run jest` leaves out: they are needed where the studio itself is changed. */
export default {
  ...node,
  displayName: 'studio',
  testTimeout: root.testTimeout,
  testPathIgnorePatterns: ['/node_modules/'],
};
