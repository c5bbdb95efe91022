import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { ContentTeam } from './content-team';

function show(team: object[]) {
  server.use(http.get('*/api/locations/noosa', () => HttpResponse.json({ ...aLocation(), team })));
  renderWithStore(<ContentTeam place="noosa" />, { apis: [locationsApi] });
}

test('the people of a place stand as on its own page, with a picture or their initials', async () => {
  show([
    { name: 'Ann Lee', role: 'Sales', picture: 'staff-1' },
    { name: 'Bo', role: 'Service', picture: '' },
  ]);

  expect(await screen.findByText('Ann Lee')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('B')).toBeVisible();
});

test('a place that names nobody says how to reach somebody', async () => {
  show([]);

  expect(await screen.findByText(/somebody is there for you/)).toBeVisible();
});
