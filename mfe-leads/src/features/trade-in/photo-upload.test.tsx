import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { JsonBodyType } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { PhotoUpload } from './photo-upload';

const problem = (fieldErrors: object) => ({ code: 'validation_failed', detail: 'Refused', fieldErrors });
const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** The API's answers to the photos sent, in this order. */
function renderUpload(numbers: number[], answers: HttpResponse<JsonBodyType>[] = []) {
  const removed: string[] = [];
  server.use(
    http.post('*/api/valuations/t/photos', () => answers.shift() ?? HttpResponse.error()),
    http.delete('*/api/valuations/t/photos/:number', ({ params }) => {
      removed.push(String(params['number']));
      return HttpResponse.json({ photos: 0 });
    }),
  );
  renderWithStore(<PhotoUpload token="t" numbers={numbers} />, { apis: [leadsApi] });
  return { removed, user: userEvent.setup() };
}
const added = (number: number) => HttpResponse.json({ photos: number, number }, { status: 201 });
const files = () => screen.getByLabelText<HTMLInputElement>('Photos');

test('each photo says how it went, and what is not the fault of a photo is not blamed on it', async () => {
  const { user } = renderUpload(
    [],
    [
      added(1),
      HttpResponse.json(problem({ photo: ['This file is not a photo we can read'] }), { status: 422 }),
      HttpResponse.json(problem({}), { status: 503 }),
    ],
  );

  await user.upload(files(), [
    photo('front.png'),
    photo('notes.png'),
    photo('back.png'),
    photo('huge.png', 10 * 1024 * 1024 + 1),
  ]);

  expect(await screen.findByText('This file is not a photo we can read')).toBeVisible();
  expect(await screen.findByText('Not sent. Try again.')).toBeVisible();
  expect(await screen.findByText('Larger than 10 MB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'front.png' })).toHaveAttribute('value', '100');
  expect(screen.getByRole('status')).toHaveTextContent('huge.png: Larger than 10 MB. 1 of 10 photos');
});

test('removing goes on with the next photo, and at last with adding', async () => {
  const { user, removed } = renderUpload([2, 5]);

  screen.getByRole('button', { name: 'Remove Photo 2' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Photo 5' })).toHaveFocus());
  await user.keyboard(' ');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus());

  expect(removed).toEqual(['2', '5']);
  expect(screen.getByRole('status')).toHaveTextContent('Photo 5 removed');
});

test('no more than ten are sent, and what was left out is said', async () => {
  const { user } = renderUpload([1, 2, 3, 4, 5, 6, 7, 8, 9], [added(10)]);

  await user.upload(files(), [photo('tenth.png'), photo('eleventh.png')]);

  expect(await screen.findByText(/1 of your files left out: 10 photos are the most\. 10 of 10 photos/)).toBeVisible();
  expect(screen.queryByText('eleventh.png')).not.toBeInTheDocument();
  expect(files()).toBeDisabled();
});

test('a photo that could not be removed stays, and the shopper hears so and can try again', async () => {
  const { user } = renderUpload([2]);
  server.use(
    http.delete('*/api/valuations/t/photos/2', () => HttpResponse.json(problem({}), { status: 503 }), { once: true }),
  );

  await user.click(screen.getByRole('button', { name: 'Remove Photo 2' }));
  expect(await screen.findByText(/Photo 2 could not be removed\. Try again\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Photo 2' }));

  expect(await screen.findByText(/Photo 2 removed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Photo 2' })).not.toBeInTheDocument();
});
