import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { id: 'sales', label: 'Sales', content: 'Open until 5:30 pm' },
  { id: 'service', label: 'Service', content: 'Open until 5 pm' },
  { id: 'parts', label: 'Parts', content: 'Open until 4 pm' },
];

test('arrow keys, Home and End choose tabs and show their panel', async () => {
  const changed = jest.fn();
  render(<Tabs label="Our locations" items={items} onChange={changed} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sales' })).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Service' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Service' })).toBeVisible();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);

  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sales' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Parts', selected: true })).toHaveFocus();
  expect(changed.mock.calls).toEqual([['service'], ['parts'], ['sales'], ['parts']]);
});

test('only the chosen tab takes the Tab key', () => {
  render(<Tabs label="Our locations" items={items} defaultId="parts" />);

  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('goes back to the first when the chosen one is no longer there', async () => {
  const { rerender } = render(<Tabs label="Our locations" items={items} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Parts' }));

  rerender(<Tabs label="Our locations" items={items.slice(0, 2)} />);

  expect(screen.getByRole('tab', { name: 'Sales', selected: true })).toBeVisible();
});
