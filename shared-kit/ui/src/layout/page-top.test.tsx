import { render, screen, within } from '@testing-library/react';
import { PageTop } from './page-top';

const trail = [{ label: 'Home', href: '/' }, { label: 'Brands' }];

test('a page begins with its place, its one heading and what it is for', () => {
  render(
    <PageTop trail={trail} title="Our brands" lead="Choose a brand.">
      <p role="status">31 brands</p>
    </PageTop>,
  );

  const place = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(place.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'Our brands' })).toBeVisible();
  expect(screen.getByText('Choose a brand.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('31 brands');
});

test('without a sentence no line is kept for one', () => {
  render(<PageTop trail={trail} title="Our brands" />);

  expect(screen.queryByRole('paragraph')).toBeNull();
});
