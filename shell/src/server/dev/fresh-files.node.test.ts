import { freshFile } from './fresh-files';
import { WORKING_COPY } from './working-copies';

const dirs = { 'mfe-search': '/w/mfe-search/dist-dev' };

test.each([
  ['/assets/main.js', '/shell/client/main.js'],
  [`/remotes/mfe-search/${WORKING_COPY}/client/remoteEntry.js`, '/w/mfe-search/dist-dev/client/remoteEntry.js'],
  [`/remotes/mfe-search/${WORKING_COPY}/server/entry.cjs`, null],
  [`/remotes/mfe-vehicle/${WORKING_COPY}/client/remoteEntry.js`, null],
  ['/remotes/mfe-search/1.0.0/client/remoteEntry.js', null],
  ['/search/used-cars', null],
])('%s is the file %s', (pathname, file) => {
  expect(freshFile(pathname, '/shell/client', dirs)).toBe(file);
});
