import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AT, dana, desk, editor } from '../../../test/content-desk';
import { open } from '../../../test/open-console';

test('a picture is brought along with words of what it shows, chosen, and its point said by keyboard', async () => {
  const state = desk();
  const id = 'own-00112233445566aa';
  const listed = { id, name: 'yard.jpg', alt: 'The yard', focus: { x: 50, y: 50 }, width: 900, height: 600 };
  const brought: string[] = [];
  let refuses = true;
  server.use(
    http.get('*/api/content/pictures', () =>
      HttpResponse.json({ pictures: brought.length > 0 ? [{ ...listed, by: 'Dana', at: AT }] : [] }),
    ),
    http.post('*/api/content/pictures', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const detail = 'The picture has 10,000 by 10,000 pixels.';
      if (refuses)
        return HttpResponse.json(
          { code: 'validation_failed', detail, fieldErrors: { file: [detail] } },
          { status: 422 },
        );
      brought.push(`${asked.get('site')} ${asked.get('name')} ${asked.get('alt')}`);
      return HttpResponse.json({ id });
    }),
  );
  const user = open(editor, dana);
  await user.click(await screen.findByRole('button', { name: 'Choose or bring picture below the title' }));
  const form = within(await screen.findByRole('form', { name: 'Bring a picture' }));
  const file = new File(['x'], 'yard.jpg', { type: 'image/jpeg' });
  await user.upload(form.getByLabelText(/^File/), file);
  await user.type(form.getByLabelText(/^What it shows/), 'The yard');
  await user.click(form.getByRole('button', { name: 'Bring this picture' }));
  expect(await form.findByText('The picture has 10,000 by 10,000 pixels.')).toBeInTheDocument();
  expect(form.getByLabelText(/^What it shows/)).toHaveValue('The yard');

  refuses = false;
  await user.click(form.getByRole('button', { name: 'Bring this picture' }));
  await user.click(await screen.findByRole('button', { name: /^The yard/ }));
  expect(brought).toEqual(['corella yard.jpg The yard']);
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '30' } });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  await waitFor(() =>
    expect(state.draftsSent().at(-1)?.body).toMatchObject({
      page: { picture: { id, alt: 'The yard', focus: { x: 30, y: 50 } } },
    }),
  );
});
