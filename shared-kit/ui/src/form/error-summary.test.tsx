import { render, screen } from '@testing-library/react';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

const errors = { email: ['Enter an email address'], phone: ['Enter a phone number'] };

test('takes focus when errors come, and not again when the page merely renders', () => {
  const { rerender } = render(<ErrorSummary errors={{}} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();

  rerender(<ErrorSummary errors={errors} />);
  expect(screen.getByRole('group', { name: 'Please fix the following errors:' })).toHaveFocus();

  screen.getByRole('link', { name: 'Enter a phone number' }).focus();
  rerender(<ErrorSummary errors={{ ...errors }} />);
  expect(screen.getByRole('link', { name: 'Enter a phone number' })).toHaveFocus();
});

test('takes focus again for the next submission', () => {
  const { rerender } = render(<ErrorSummary key="1" errors={errors} />);
  screen.getByRole('link', { name: 'Enter a phone number' }).focus();

  rerender(<ErrorSummary key="2" errors={errors} />);

  expect(screen.getByRole('group')).toHaveFocus();
});

test("leads to the form's own field", () => {
  render(
    <>
      <ErrorSummary errors={{ email: ['Enter an email address'] }} prefix="sell-" />
      <TextField label="Email" name="email" id="sell-email" />
    </>,
  );

  const target = screen.getByRole('link').getAttribute('href');
  expect(document.querySelector(target!)).toBe(screen.getByRole('textbox', { name: 'Email' }));
});
