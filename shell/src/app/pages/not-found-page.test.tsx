import { render, screen } from '@testing-library/react';
import { MenusContext } from '../layout/menus-context';
import { NotFoundPage } from './not-found-page';

test('an address that nobody answers to leads to what the menu begins with', () => {
  const header = ['New', 'Used', 'Stock', 'Offers', 'Contact'].map((label) => ({ label, href: `/${label}` }));
  render(
    <MenusContext value={{ header, footer: [] }}>
      <NotFoundPage />
    </MenusContext>,
  );

  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/Offers');
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
});
