import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useInSteps } from './use-in-steps';

const cards = Array.from({ length: 21 }, (_unused, index) => index);
const drawn: string[] = [];

function List() {
  const { search } = useLocation();
  const { shown, isComplete } = useInSteps(cards, search);
  drawn.push(`${search} ${shown.length}${isComplete ? ' and all they can do' : ''}`);
  return <p>{shown.length} cards</p>;
}

test('another search draws its first cards at once and all of them right after; going back draws all at once', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }]);
  render(<RouterProvider router={router} />);
  expect(drawn).toEqual([' 21 and all they can do']);

  await act(() => router.navigate('/?body=SUV'));
  expect(await screen.findByText('21 cards')).toBeVisible();
  expect([...new Set(drawn.slice(1))]).toEqual(['?body=SUV 6', '?body=SUV 21 and all they can do']);

  drawn.length = 0;
  await act(() => router.navigate(-1));
  expect(await screen.findByText('21 cards')).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set([' 21 and all they can do']));
});
