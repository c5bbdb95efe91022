import { render, screen } from '@testing-library/react';
import { CardGrid } from './card-grid';

test('below cards with a repayment stand the warning and what published comparison rates are for (A-60)', () => {
  const { rerender } = render(<CardGrid warns={false}>{null}</CardGrid>);
  expect(screen.queryByText(/WARNING/)).toBeNull();

  rerender(<CardGrid warns>{null}</CardGrid>);
  expect(screen.getByText(/^WARNING: This comparison rate is true only/)).toHaveTextContent(
    /Comparison rates that lenders publish are for a loan of \$30,000 over 5 years; with terms that you chose, they are for the loan shown\.$/,
  );
});
