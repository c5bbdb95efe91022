import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SiteHeader } from './site-header';
import { watchMenus } from './watch-menus';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Buy', href: '/stock', children: [{ label: 'Used cars', href: '/used' }] },
];

function header(currentPath: string) {
  return (
    <MemoryRouter>
      <SiteHeader name="Coastal Motor Group" items={items} currentPath={currentPath} phone="07 5550 1234" />
    </MemoryRouter>
  );
}

test('marks where one is and gives the phone number as a link', () => {
  render(header('/'));

  expect(screen.getByText('Home', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '07 5550 1234' })).toHaveAttribute('href', 'tel:+61755501234');
  expect(screen.getByRole('link', { name: 'Coastal Motor Group, home' })).toHaveAttribute('href', '/');
});

test('an open group closes when one goes on, presses elsewhere, or presses Escape', async () => {
  watchMenus();
  const { rerender } = render(header('/'));
  const group = screen.getByText('Buy').closest('details')!;
  expect(within(group).getByText('Used cars', { selector: 'a' })).toBeInTheDocument();

  group.open = true;
  rerender(header('/used'));
  expect(group.open).toBe(false);

  group.open = true;
  await userEvent.click(document.body);
  expect(group.open).toBe(false);

  group.open = true;
  within(group).getByText('Used cars').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(group.open).toBe(false);
  expect(screen.getByText('Buy')).toHaveFocus();
});

test('a group opened before the page took over stays open', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(header('/'));
  document.body.append(container);
  const group = screen.getByText('Buy').closest('details')!;
  group.open = true;

  render(header('/'), { container, hydrate: true });

  expect(screen.getByText('Buy').closest('details')).toBe(group);
  expect(group.open).toBe(true);
});
