import { jest } from '@jest/globals';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { BrochureButton } from './brochure-button';

const address = '*/api/cars/cx-5/brochure.pdf';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
});

test('idle, preparing, then a download', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(address, async () => {
      await asked;
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  renderWithStore(<BrochureButton slug="cx-5" />);

  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  expect(screen.getByRole('button', { name: 'Preparing PDF' })).toBeVisible();
  answer();

  const link = await screen.findByRole('link', { name: 'Save the PDF' });
  expect(link).toHaveAttribute('href', 'blob:pdf');
  expect(link).toHaveAttribute('download', 'cx-5.pdf');
  await waitFor(() => expect(link).toHaveFocus());
});

test('while others come first it goes on preparing, and asks again when it is told to', async () => {
  let asked = 0;
  server.use(
    http.get(address, () => {
      asked += 1;
      return asked < 2
        ? HttpResponse.json({ code: 'unreachable', detail: '' }, { status: 503, headers: { 'retry-after': '0.01' } })
        : new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  renderWithStore(<BrochureButton slug="cx-5" />);

  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));

  expect(await screen.findByRole('link', { name: 'Save the PDF' })).toBeVisible();
  expect(asked).toBe(2);
});

test('a failure alerts, and one can try again', async () => {
  const alerted = jest.spyOn(window, 'alert').mockImplementation(() => {});
  server.use(http.get(address, () => HttpResponse.json({ code: 'unreachable', detail: '' }, { status: 503 })));
  renderWithStore(<BrochureButton slug="cx-5" />);

  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));

  await waitFor(() => expect(alerted).toHaveBeenCalledWith('The PDF could not be prepared. Please try again.'));
  expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled();
  alerted.mockRestore();
});
