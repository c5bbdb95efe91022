import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { SmartLink } from './smart-link';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

test('goes to a path of the site without leaving the page', async () => {
  render(
    <MemoryRouter>
      <SmartLink href="/stock">Stock</SmartLink>
      <Here />
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('link', { name: 'Stock' }));

  expect(screen.getByRole('status')).toHaveTextContent('/stock');
});

test('the router writes the very markup that the server writes without it', () => {
  const href = '/stock?query=a&page=2#results';
  const routed = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/somewhere/else?x=1']}>
      <SmartLink href={href} className="link" rel="next">
        Stock
      </SmartLink>
    </MemoryRouter>,
  );

  const plain = renderToStaticMarkup(
    <a className="link" rel="next" href={href}>
      Stock
    </a>,
  );
  expect(routed).toBe(plain);
});

test.each(['tel:+61755501234', '#finance-calculator', 'https://example.com/'])('leaves %s to the browser', (href) => {
  expect(renderToStaticMarkup(<SmartLink href={href}>Go</SmartLink>)).toBe(`<a href="${href}">Go</a>`);
});
