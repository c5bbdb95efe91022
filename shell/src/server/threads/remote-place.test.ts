import { remoteOfError, remotePlace } from './remote-place';

const react = { url: 'file:///srv/shell/dist/server/render-thread.mjs', functionName: 'renderWithHooks' };
const teaser = { url: '/srv/artifacts/mfe-finance/1.2.0-rc.1/server/repayment-teaser.cjs', functionName: 'Rates' };
const page = { url: '/srv/artifacts/mfe-vehicle/2.0.0/server/vehicle-page.cjs', functionName: 'VehiclePage' };

test('the innermost function of a remote is whose code it is, whatever it calls', () => {
  expect(remotePlace([{ url: '', functionName: 'sort' }, react, teaser, react, page])).toEqual({
    name: 'mfe-finance',
    version: '1.2.0-rc.1',
    file: 'repayment-teaser',
    functionName: 'Rates',
  });
});

test('without a remote at work it is nobody', () => {
  expect(remotePlace([react])).toBeNull();
  expect(remotePlace([{ url: '/srv/artifacts/mfe-search/1.0.0/client/page.js', functionName: 'Page' }])).toBeNull();
});

test.each(['mfe-safety-recalls', 'mfe-ev2'])(
  'a remote may have a name of several words or with a digit: %s',
  (name) => {
    const url = `/srv/artifacts/${name}/1.0.0/server/page.cjs`;

    expect(remotePlace([{ url, functionName: 'Page' }])?.name).toBe(name);
  },
);

test.each([
  [
    'Error: late\n    at f (/srv/dist/thread.mjs:1:2)\n    at g (/srv/mfe-ev/1.0.0/server/ev-page.cjs:3:4)',
    'mfe-ev@1.0.0',
  ],
  ['Error: late\n    at async C:\\srv\\mfe-ev\\1.0.0-rc.1\\server\\chunk.cjs:3:4', 'mfe-ev@1.0.0-rc.1'],
  ['Error: late\n    at f (/srv/mfe-ev/1.0.0/client/ev-page.js:1:2)', null],
  [undefined, null],
])("an error's stack as text names the version it was thrown in: %j", (stack, named) => {
  const of = remoteOfError({ stack });

  expect(of && `${of.name}@${of.version}`).toBe(named);
});

test.each([undefined, null, 'late', 7])('what is no error, as %p, names nobody', (thrown) => {
  expect(remoteOfError(thrown)).toBeNull();
});
