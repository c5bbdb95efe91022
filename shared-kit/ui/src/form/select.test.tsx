import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './select';

const years = ['', '3', '4'].map((value) => ({ value, label: value === '' ? 'Choose…' : `${value} years` }));
const Years = ({ start, errors }: { start: string; errors?: string[] }) => (
  <Select label="Years" name="years" options={years} defaultValue={start} errors={errors} />
);

test('figures that come into the address later are chosen', () => {
  const { rerender } = render(<Years start="" />);
  rerender(<Years start="4" />);

  expect(screen.getByRole('combobox', { name: 'Years' })).toHaveValue('4');
});

test('what somebody chose stays while anything else changes', async () => {
  const { rerender } = render(<Years start="" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Years' }), '3');
  rerender(<Years start="" errors={['Choose another']} />);

  expect(screen.getByRole('combobox', { name: 'Years' })).toHaveValue('3');
});
