import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('does nothing when pressed while busy, but keeps focus and its name', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  rerender(
    <Button onClick={press} busy>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
});

test('a busy submit button does not send its form twice', async () => {
  const submit = jest.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(submit).not.toHaveBeenCalled();
});

test('does not submit a form it happens to be in', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Add another</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Add another' }));

  expect(submit).not.toHaveBeenCalled();
});
