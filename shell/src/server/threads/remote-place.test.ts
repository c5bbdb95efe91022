import { remotePlace } from './remote-place';

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
