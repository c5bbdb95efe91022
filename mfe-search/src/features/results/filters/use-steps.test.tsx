import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useHeld } from '../search-field/use-held';
import { useSteps } from './use-steps';

const LAST = 2;
const answers: Record<string, object> = {};
const drawn: string[] = [];

function List() {
  const { search } = useLocation();
  const step = useSteps((answers[search] ??= {}), LAST);
  const filters = useHeld(search, step > 0);
  drawn.push(`cars ${search}, filters ${filters}, step ${step}`);
  return <p>{step === LAST ? `All of ${search}` : 'Some'}</p>;
}

test('another answer is drawn step by step with the filters after the cars; going back draws all at once', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }], { initialEntries: ['/?body=Ute'] });
  render(<RouterProvider router={router} />);
  expect(drawn).toEqual(['cars ?body=Ute, filters ?body=Ute, step 2']);

  drawn.length = 0;
  await act(() => router.navigate('/?body=SUV'));
  expect(await screen.findByText('All of ?body=SUV')).toBeVisible();
  expect([...new Set(drawn)]).toEqual([
    'cars ?body=SUV, filters ?body=Ute, step 0',
    'cars ?body=SUV, filters ?body=SUV, step 1',
    'cars ?body=SUV, filters ?body=SUV, step 2',
  ]);

  drawn.length = 0;
  await act(() => router.navigate(-1));
  expect(await screen.findByText('All of ?body=Ute')).toBeVisible();
  expect(drawn.every((step) => step.startsWith('cars ?body=Ute') && step.endsWith('step 2'))).toBe(true);
});
