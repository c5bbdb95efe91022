import { jest } from '@jest/globals';
import { noteFailure, takeFailures } from '@shared-kit/runtime/failure-notes';
import { measureVitals } from './measure-vitals';
import { sendPageReport } from './page-report';
import { reportFailures } from './report-failures';

const sent: unknown[] = [];
let token: string | undefined;

beforeEach(() => {
  sent.length = 0;
  token = 'a-token';
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
  });
  // What jsdom has not.
  const serverTiming = () => (token === undefined ? [] : [{ name: 'page', description: token }]);
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: serverTiming() }] });
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page whose answer had no token is silent', () => {
  token = undefined;
  sendPageReport('a set', { failures: [] });
  expect(sent).toEqual([]);
});

test('what fails within a second is told at once, with the versions the page was made with', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  takeFailures();
  noteFailure('render', 'mfe-search');
  reportFailures('mfe-search@1.2.0 seal');
  noteFailure('hydration', null);
  reportFailures('mfe-search@1.2.0 seal');
  jest.advanceTimersByTime(1000);

  const failures = [
    { kind: 'render', remote: 'mfe-search' },
    { kind: 'hydration', remote: null },
  ];
  expect(sent).toEqual([['/page-reports', { set: 'mfe-search@1.2.0 seal', token: 'a-token', failures }]]);
});

test('a page that is left before that tells it as it goes', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  takeFailures();
  noteFailure('load', 'mfe-leads');
  reportFailures('a set');
  dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});

test('how a page did is said once, when it is put away', async () => {
  measureVitals('a set');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await Promise.resolve();
  expect(sent).toEqual([['/page-reports', { set: 'a set', token: 'a-token', vitals: {} }]]);
});
