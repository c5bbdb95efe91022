import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Confirm } from './confirm';

test('the first press asks and does nothing, and says what it would mean', async () => {
  const done = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={done}>
      <Confirm label="Cancel it" keep="Keep it" question="Cancel the booking?" consequences={['The time is free.']}>
        <button>Yes, cancel it</button>
      </Confirm>
    </form>,
  );
  expect(screen.getByText('Cancel the booking?')).not.toBeVisible();

  await userEvent.click(screen.getByText('Cancel it'));
  expect(screen.getByText('Cancel the booking?')).toBeVisible();
  expect(screen.getByText('The time is free.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(done).toHaveBeenCalledTimes(1);
});
