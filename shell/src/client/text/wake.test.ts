import { jest } from '@jest/globals';
import { wakeWhenNeeded } from './wake';

const page = {
  start: ['/assets/react.1.js', '/assets/main.2.js'],
  siteFile: '/site/1.json?of=',
  site: { slug: 'sunrise' },
};
const asked = jest.fn((_address: string) => Promise.resolve(new Response('{}')));
const scripts = () => [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));

function openPage(
  header = '<div data-widget="mfe-account/header"><div data-reserve="s"><a href="/sign-in">Sign in</a></div></div>',
) {
  document.head.innerHTML = '';
  document.body.innerHTML = `${header}<nav id="site-menu"><details></details></nav><main><details></details></main>`;
  wakeWhenNeeded(page);
}
const unfold = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('toggle'));

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  globalThis.fetch = asked as typeof fetch;
  // What jsdom has not: it is idle at once.
  globalThis.requestIdleCallback = (task) => {
    task({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
});

// No page of one test answers in the next: each wakes once.
afterEach(() => unfold('#site-menu'));

test('nothing is loaded for who reads: questions that unfold, consent that was given', () => {
  localStorage.setItem('sunrise:measuring', '{}');
  localStorage.setItem('harbor:favourites', '[]');
  openPage();
  unfold('main details');
  window.dispatchEvent(new Event('pageshow'));

  expect([scripts(), asked.mock.calls]).toEqual([[], []]);
});

test.each(['#site-menu', '#site-menu details'])('the whole page comes when %s is opened, once', (opened) => {
  openPage();
  unfold(opened);
  unfold(opened);

  expect(scripts()).toEqual(page.start);
  expect(asked.mock.calls).toEqual([[page.siteFile]]);
  expect(window.__SITE__?.[0]).toBe(page.siteFile);
});

test.each(['favourites', 'signed-in'])('it comes for a header that has something to show: %s', (kept) => {
  localStorage.setItem(`sunrise:${kept}`, '1');
  openPage();

  expect(scripts()).toEqual(page.start);
});

test.each(['storage', 'pageshow'])('it comes when that is kept later, and told by %s', (event) => {
  openPage();
  localStorage.setItem('sunrise:favourites', '[]');
  window.dispatchEvent(new Event(event));

  expect(scripts()).toEqual(page.start);
});

test('it comes where the server could not draw a place of the header', () => {
  openPage('<div data-widget="mfe-account/header"><div data-reserve="s"></div></div>');

  expect(scripts()).toEqual(page.start);
});
