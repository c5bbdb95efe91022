import { leaveInPageMoves } from './in-page-moves';

let seen = 0;
let here = { pathname: '/', search: '', key: 'default' };
beforeAll(() => {
  leaveInPageMoves(() => here);
  addEventListener('popstate', () => (seen += 1));
});
beforeEach(() => {
  seen = 0;
  history.replaceState({ idx: 0 }, '', '/cars/a?x=1');
  here = { pathname: '/cars/a', search: '?x=1', key: 'default' };
});

const moved = (state: object | null) => dispatchEvent(new PopStateEvent('popstate', { state }));

test('a link within the page, and back from it, are no new place', () => {
  history.pushState(null, '', '#main');
  moved(null);
  moved({ idx: 0 });

  expect(seen).toBe(0);
});

test.each([
  ['another page', '/cars/b?x=1', null],
  ['another search', '/cars/a?x=2', null],
  ["another entry of the router's for this address", '/cars/a?x=1', { key: 'k2', idx: 1 }],
])('%s is', (_case, address, state) => {
  history.pushState(state, '', address);
  moved(state);

  expect(seen).toBe(1);
});
