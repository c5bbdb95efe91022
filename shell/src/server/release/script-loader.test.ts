import { jest } from '@jest/globals';
import { scriptLoader } from './script-loader';

const start = ['/assets/react.js', '/assets/main.js'];
const later = [
  { href: 'https://site.test/remotes/a/remoteEntry.js', integrity: 'sha384-abc' },
  { href: 'https://site.test/remotes/a/page.js', integrity: undefined },
];
const all = [...later.map(({ href }) => href), ...start];

function asked() {
  return [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script[src]')];
}
const addresses = () => asked().map((it) => it.getAttribute('href') ?? it.getAttribute('src'));

function runLoader(siteFile: string | null = null): void {
  const script = document.createElement('script');
  script.textContent = scriptLoader(start, later, siteFile);
  document.head.append(script);
}

/** A picture on its way, as jsdom loads none: a browser's would say `complete` when it is there. */
function pictureOnItsWay(): HTMLImageElement {
  document.body.innerHTML = '<img fetchpriority="high" alt="" />';
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  return picture;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test('a page asks for what it starts with and, before, for what that will import', () => {
  runLoader();
  expect(addresses()).toEqual(all);
  expect(asked().map(({ crossOrigin }) => crossOrigin)).toEqual(all.map(() => 'anonymous'));
  expect(asked().map(({ integrity }) => integrity ?? '')).toEqual(['sha384-abc', '', '', '']);
});

test("a page's main picture is drawn before its scripts are asked for, once", () => {
  const picture = pictureOnItsWay();
  runLoader();
  expect(addresses()).toEqual([]);
  picture.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(addresses()).toEqual(all);
  jest.advanceTimersByTime(60_000);
  expect(addresses()).toEqual(all);
});

describe('in a browser that reports what it has painted', () => {
  type Report = (list: { getEntries: () => { element: Element | null }[] }) => void;
  let report: Report;
  class Observer {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(told: Report) {
      report = told;
    }
    observe() {}
  }
  beforeEach(() => Object.assign(globalThis, { PerformanceObserver: Observer }));
  afterEach(() => Object.assign(globalThis, { PerformanceObserver: undefined }));
  const painted = (element: Element | null) => report({ getEntries: () => [{ element }] });

  test('scripts wait for the picture to be on the screen', () => {
    const picture = pictureOnItsWay();
    runLoader();
    picture.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    painted(document.body);
    expect(addresses()).toEqual([]);
    painted(picture);
    expect(addresses()).toEqual(all);
  });

  test('and not for long, as a picture is not reported where something larger is there', () => {
    const picture = pictureOnItsWay();
    runLoader();
    picture.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(200);
    expect(addresses()).toEqual(all);
  });
});

test('a picture that does not come keeps no page from coming alive', () => {
  pictureOnItsWay();
  runLoader();
  jest.advanceTimersByTime(2500);
  expect(addresses()).toEqual(all);
});

test('who touches a page does not wait for its picture', () => {
  pictureOnItsWay();
  runLoader();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(addresses()).toEqual(all);
});

test('no address ends the script it stands in', () => {
  expect(scriptLoader(['/a</script><script>alert(1)</script>'], [])).not.toContain('</script');
});

test('what a page says besides its HTML is asked for with its scripts, once', () => {
  const fetched = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { fetch: fetched });
  pictureOnItsWay();
  runLoader('/site/0123.json');
  expect(fetched).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetched.mock.calls).toEqual([['/site/0123.json', { priority: 'low' }]]);
  expect(window.__SITE__?.[0]).toBe('/site/0123.json');
});
