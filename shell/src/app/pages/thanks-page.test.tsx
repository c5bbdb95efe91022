import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shellApi } from '../api/shell.api';
import { ThanksPage } from './thanks-page';

const notOurs = { code: 'not_found', detail: 'Nothing was sent' };

test.each([
  ['/success?form=enquiry&sent=proof', 'Thank you, we have your enquiry'],
  ['/success?form=enquiry&sent=unheard', 'We cannot check that right now'],
  ['/success?form=enquiry&sent=forged', 'Nothing has been sent yet'],
  ['/success?form=enquiry', 'Nothing has been sent yet'],
  ['/success', 'Nothing has been sent yet'],
])('%s says "%s" without mfe-leads', async (url, title) => {
  server.use(
    http.get('*/api/sent-forms/proof', () => HttpResponse.json({ form: 'enquiry', place: '' })),
    http.get('*/api/sent-forms/unheard', () => HttpResponse.error()),
    http.get('*/api/sent-forms/forged', () => HttpResponse.json(notOurs, { status: 404 })),
  );
  renderWithStore(<ThanksPage />, { apis: [shellApi], url });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
});
