import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchApi } from '../api/search.api';
import { CompareToggle } from './compare-toggle';
import { CompareTray } from './compare-tray';

afterEach(() => localStorage.clear());

test('says aloud how many wait, in the word of the list, and leads to them', async () => {
  renderWithStore(
    <>
      <CompareToggle car={{ slug: 'a', name: '2021 Isuzu NPR' }} />
      <CompareToggle car={{ slug: 'b', name: '2020 Hino 300' }} />
      <CompareTray noun="truck" />
    </>,
    { apis: [searchApi] },
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 2021 Isuzu NPR' }));
  expect(status).toHaveTextContent('1 truck of at most 4 to compare');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 2020 Hino 300' }));
  expect(status).toHaveTextContent('2 trucks of at most 4 to compare');
  expect(screen.getByRole('region', { name: 'Trucks to compare' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare 2 trucks' })).toHaveAttribute('href', '/compare?cars=a,b');

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
