import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { ConfirmAlertsPage } from './confirm-alerts-page';

const site = aSite({ name: 'Sunrise Cars' });

test('an address is confirmed by a plain form, not by opening the link, as programs open links too', () => {
  renderWithStore(<ConfirmAlertsPage />, { apis: [], url: '/confirm-alerts/x', site });

  expect(screen.getByRole('button', { name: 'Confirm this address' })).toHaveAttribute('type', 'submit');
  expect(screen.getByText(/^Sunrise Cars then emails this address/)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('once it is done it says so and asks nothing more', () => {
  renderWithStore(<ConfirmAlertsPage />, { apis: [], url: '/confirm-alerts/x?done=1', site });

  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
