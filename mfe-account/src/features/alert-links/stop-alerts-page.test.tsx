import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { StopAlertsPage } from './stop-alerts-page';

const site = aSite({ name: 'Sunrise Cars' });

test.each([
  ['/stop-alerts/x', 'Stop these emails', /writes to this address no more/],
  ['/stop-alerts/x?texts=1', 'Stop these texts', /writes to this number no more/],
])('%s stops by one plain button what its link came in', (url, act, text) => {
  renderWithStore(<StopAlertsPage />, { apis: [], url, site });

  expect(screen.getByRole('button', { name: act })).toHaveAttribute('type', 'submit');
  expect(screen.getByText(text)).toBeInTheDocument();
});
