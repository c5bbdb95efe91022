import { render, screen } from '@testing-library/react';
import { HeldData } from './held-data';

test('what is held for the same is one entry of the list, whichever table has it', () => {
  const held = [
    { purpose: 'signing in', rows: [{ phone: '+61412345678' }] },
    { purpose: 'answering what was asked', rows: [{ email: null }] },
    { purpose: 'signing in', rows: [{ code: '123456' }] },
  ];
  render(<HeldData held={held} />);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'For signing in: 2 entries',
    'For answering what was asked: 1 entry',
  ]);
  expect(screen.getByText('nothing')).toBeInTheDocument();
});
