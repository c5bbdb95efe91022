import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { SlotContext } from '@shared-kit/runtime/slot';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { slotFallbacks } from '../slot-fill';
import { Footer } from './footer';
import { Header } from './header';
import { MenusContext } from './menus-context';

const menus = {
  header: [
    { label: 'Used', href: '/search/used-cars' },
    { label: 'Finance', href: '/finance' },
  ],
  footer: [{ group: 'Vehicles', links: [{ label: 'All stock', href: '/search/new-used-and-demo-cars' }] }],
};

test('the header lists what the remotes offer, marks the page one is on and has the phone', () => {
  renderWithStore(
    <MenusContext value={menus}>
      <Header isPlain={false} />
    </MenusContext>,
    { site: aSite(), url: '/finance' },
  );

  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link', { name: 'Used' })[0]).toHaveAttribute('href', '/search/used-cars');
  expect(header.getAllByRole('link', { name: 'Finance' })[0]).toHaveAttribute('aria-current', 'page');
  expect(header.getAllByRole('link', { name: /07 3808 9999/ })[0]).toHaveAttribute('href', 'tel:+61738089999');
});

test('an account that cannot be loaded says nothing in the header, where there is no room for it', async () => {
  const handle = {
    key: 'mfe-account/header-account',
    remote: 'mfe-account',
    version: '1.0.0',
    mode: 'client' as const,
  };
  let tries = 0;
  const load = () => Promise.reject<never>(new Error(`offline, try ${(tries += 1)}`));
  const widget = { ...handle, reserve: 's' as const, css: [], promise: new Promise<never>(() => {}), degraded: true };
  const fill = {
    widgets: new Map([['layout.header-account', [{ ...widget, activate: () => {}, load }]]]),
    fallbacks: slotFallbacks,
  };
  renderWithStore(
    <SlotContext value={fill}>
      <MenusContext value={menus}>
        <Header isPlain={false} />
      </MenusContext>
    </SlotContext>,
    { site: aSite() },
  );

  await waitFor(() => expect(tries).toBe(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /07 3808 9999/ })).toBeInTheDocument();
});

test('the footer groups its links and names the dealer, its licence and where it is', () => {
  renderWithStore(
    // In Brisbane the new year has begun.
    <RenderTimeContext value={Date.parse('2026-12-31T15:00:00Z')}>
      <MenusContext value={menus}>
        <Footer isPlain={false} />
      </MenusContext>
    </RenderTimeContext>,
    { site: aSite() },
  );

  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'All stock' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars',
  );
  expect(footer).toHaveTextContent('1234567');
  expect(footer).toHaveTextContent('© 2027 Sunrise Motors');
  expect(footer).toHaveTextContent('1 Pacific Highway, Springwood QLD 4127');
});

test('a page that is to be finished has no ways away from it, and still says whose it is', () => {
  renderWithStore(
    <MenusContext value={menus}>
      <Header isPlain />
      <Footer isPlain />
    </MenusContext>,
    { site: aSite() },
  );

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sunrise Motors, home' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('1234567');
});
