import type { WidgetHandle } from '@shared-kit/runtime/slot';
import { act, renderHook, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { useAwake } from './use-awake';

const rendered: number[] = [];

function Cards({ of: cards }: { of: number }) {
  const awake = useAwake(useIsHydrated(), cards);
  rendered.push(awake);
  return <p>{awake}</p>;
}

test('cards of the server’s HTML come alive a few at a time, from the first to the last and no further', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Cards of={7} />);
  expect(root).toHaveTextContent('0');

  rendered.length = 0;
  act(() => void hydrateRoot(root, <Cards of={7} />));
  await waitFor(() => expect(root).toHaveTextContent('9'));

  expect([...new Set(rendered)]).toEqual([0, 3, 6, 9]);
});

test('cards of a list that comes later are alive at once', () => {
  expect(renderHook(() => useAwake(true, 60)).result.current).toBe(Infinity);
});

test('cards wait for the script of their hearts, and no longer than it takes to know that it does not come', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const heart = { load: () => promise } as unknown as WidgetHandle;
  function Waiting() {
    return <p>{useAwake(useIsHydrated(), 3, heart)}</p>;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Waiting />);
  act(() => void hydrateRoot(root, <Waiting />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(root).toHaveTextContent('0');

  reject(new Error('no line'));

  await waitFor(() => expect(root).toHaveTextContent('3'));
});
