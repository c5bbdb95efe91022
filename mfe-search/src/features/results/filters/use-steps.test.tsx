import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useHeld } from '../search-field/use-held';
import { useSteps } from './use-steps';

const LAST = 2;
const answers: Record<string, object> = {};
const rendered: string[] = [];

function List() {
  const { search } = useLocation();
  const step = useSteps((answers[search] ??= {}), LAST);
  const filters = useHeld(search, step > 0);
  rendered.push(`cars ${search}, filters ${filters}, step ${step}`);
  return <p>{step === LAST ? `All of ${search}` : 'Some'}</p>;
}

test('another answer is rendered step by step with the filters after the cars; going back renders all at once', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }], { initialEntries: ['/?body=Ute'] });
  render(<RouterProvider router={router} />);
  expect(rendered).toEqual(['cars ?body=Ute, filters ?body=Ute, step 2']);

  rendered.length = 0;
  await act(() => router.navigate('/?body=SUV'));
  expect(await screen.findByText('All of ?body=SUV')).toBeVisible();
  expect([...new Set(rendered)]).toEqual([
    'cars ?body=SUV, filters ?body=Ute, step 0',
    'cars ?body=SUV, filters ?body=SUV, step 1',
    'cars ?body=SUV, filters ?body=SUV, step 2',
  ]);

  rendered.length = 0;
  await act(() => router.navigate(-1));
  expect(await screen.findByText('All of ?body=Ute')).toBeVisible();
  expect(rendered.every((step) => step.startsWith('cars ?body=Ute') && step.endsWith('step 2'))).toBe(true);
});
