import { aCar } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DealerComments } from './dealer-comments';
import { Specifications } from './specifications';

test('shows 400 characters of comments whole', () => {
  renderWithStore(<DealerComments text={'a'.repeat(400)} />);

  expect(screen.getByText('a'.repeat(400))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('folds 401 characters after the 400th, until asked for the rest', async () => {
  renderWithStore(<DealerComments text={`${'a'.repeat(400)}b`} />);

  expect(screen.getByText(`${'a'.repeat(400)}…`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(`${'a'.repeat(400)}b`)).toBeVisible();
});

test('folds at the end of a word', async () => {
  const comments = `${'word '.repeat(79)}brand-new car`;
  renderWithStore(<DealerComments text={comments} />);

  expect(screen.getByText(`${'word '.repeat(79).trimEnd()}…`)).toBeVisible();
});

test('says when comments are still to come', () => {
  renderWithStore(<DealerComments text="  " />);

  expect(screen.getByText('Dealer comments are pending. Please check back here later.')).toBeVisible();
});

test('shows four specifications, then all', async () => {
  renderWithStore(<Specifications car={aCar()} shown={4} />);

  const rest = screen.getByText('All specifications').closest('details')!;
  const terms = [...document.querySelectorAll('dt')];
  const inSight = terms.filter((term) => !rest.contains(term));
  expect(inSight).toHaveLength(4);
  expect(terms.length).toBeGreaterThan(4);
  expect(rest).not.toHaveAttribute('open');

  await userEvent.click(screen.getByText('All specifications'));
  expect(rest).toHaveAttribute('open');
});
