import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

/** A page that has just come: this module is asked for the first time in it. */
const open = () => import('./first-use');
const quiet = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  jest.resetModules();
});

test('waits until somebody uses the page, then for nothing any more', async () => {
  const { useIsUsed, used, whenUsed } = await open();
  const done: string[] = [];
  whenUsed(() => done.push('first'));
  const takeBack = whenUsed(() => done.push('taken back'));
  void used().then(() => done.push('promised'));
  takeBack();
  const Page = () => <p>{useIsUsed() ? 'used' : 'looked at'}</p>;
  render(<Page />);
  await quiet();
  expect(done).toEqual([]);
  expect(screen.getByText('looked at')).toBeVisible();

  await act(async () => {
    dispatchEvent(new Event('scroll'));
    await quiet();
  });
  expect(done).toEqual(['first', 'promised']);
  expect(screen.getByText('used')).toBeVisible();

  whenUsed(() => done.push('at once'));
  expect(done.at(-1)).toBe('at once');
  expect(renderToString(<Page />)).toContain('looked at');
});

test.each([
  ['was scrolled before there was any script', () => jest.replaceProperty(window, 'scrollY', 1)],
  ['is one of a site that the browser keeps something of', () => localStorage.setItem('saved', '[]')],
])('a page that %s waits for nobody', async (_case, given) => {
  given();
  const { whenUsed } = await open();
  const task = jest.fn();
  whenUsed(task);
  await quiet();

  expect(task).toHaveBeenCalledTimes(1);
});
