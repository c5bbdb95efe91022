import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { ThanksPage } from './thanks-page';

test.each([
  ['/success?form=enquiry', 'Thank you, we have your enquiry'],
  ['/success', 'Nothing has been sent yet'],
])('%s says "%s" without mfe-leads', (url, title) => {
  renderWithStore(<ThanksPage />, { url });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
});
