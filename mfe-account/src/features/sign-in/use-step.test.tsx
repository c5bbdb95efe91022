import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStep } from './use-step';

/** Its check cannot be loaded the first time. */
let tries = 0;
const check = () => {
  tries += 1;
  return tries === 1 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve({});
};

function Step({ sent }: { sent: () => unknown }) {
  const { failure, busy, submit } = useStep({
    formId: 'sign-in-code',
    check,
    send: async () => void (await sent()),
  });
  return (
    <form aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <p role="alert">{failure}</p>
      <button type="submit">Send</button>
    </form>
  );
}

test('a step that could not be sent says so and can be sent again', async () => {
  const sent = jest.fn();
  render(<Step sent={sent} />);

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a step is sent once, though its form is submitted again before its answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const sent = jest.fn(() => promise);
  render(<Step sent={sent} />);
  const form = screen.getByRole('button', { name: 'Send' }).closest('form')!;

  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  resolve(undefined);

  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toHaveBeenCalledTimes(1);
});
