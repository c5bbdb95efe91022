import { jest } from '@jest/globals';
import type { PageJob } from '../page/page-renderer';
import type { PageAnswer } from '../page/respond-with-page';
import { PendingPage } from './pending-page';

const aPage = () => new PendingPage({} as PageJob, {} as PageAnswer);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that no thread can have for ten seconds is given up, however often it is put off', async () => {
  const page = aPage();
  const refused = expect(page.finished).rejects.toThrow('No thread was free for a page');
  page.wait();
  jest.advanceTimersByTime(9_000);
  page.wait();
  expect(page.isGivenUp).toBe(false);

  jest.advanceTimersByTime(1_000);

  await refused;
  expect(page.isGivenUp).toBe(true);
});

test('one that a thread has is waited for no more, and waits anew once that thread is gone', () => {
  const page = aPage();
  page.wait();
  jest.advanceTimersByTime(9_000);
  page.begin();
  jest.advanceTimersByTime(60_000);
  expect(page.isGivenUp).toBe(false);

  expect(page.lose(false)).toBe(true);
  page.wait();
  jest.advanceTimersByTime(9_000);
  expect(page.isGivenUp).toBe(false);
});
