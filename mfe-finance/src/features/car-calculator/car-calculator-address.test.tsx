import { bus } from '@shared-kit/runtime/bus';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { result, show } from './testing/show-calculator';

test('an address opens it with the figures it names, and leads on with them', async () => {
  show({ query: '?amount=20000&term=3&frequency=26' });

  const link = await screen.findByRole('link', { name: 'Open these figures on a page of their own' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/finance\?amount=20000&.*term=3&.*frequency=26&car_id=car-1$/),
  );
  expect(document.querySelector('#finance-calculator')?.closest('details')).toHaveAttribute('open');
  fireEvent.change(screen.getByRole('slider', { name: 'Term' }), { target: { value: '4' } });
  expect(link).toHaveAttribute('href', expect.stringContaining('term=4'));
});

test('the page’s address follows the figures once they rest, keeps what else it says, and adds no history', async () => {
  history.replaceState(null, '', '/cars/cx-5?from=search#finance-calculator');
  const before = history.length;
  show({ query: '?from=search' });
  fireEvent.change(await screen.findByRole('slider', { name: 'Term' }), { target: { value: '4' } });

  await waitFor(() => expect(location.search).toContain('term=4'));
  expect(location.search).toMatch(/^\?from=search&amount=36888&.*&term=4&interest=10&frequency=52$/);
  expect([location.hash, history.length]).toEqual(['#finance-calculator', before]);
  expect(screen.getByText(/An enquiry from this page has them with it/)).toBeInTheDocument();
  history.replaceState(null, '', '/');
});

test('untouched figures go with no enquiry', async () => {
  show();
  await result();

  expect(screen.queryByText(/An enquiry from this page/)).toBeNull();
});

test('a trade-in that was valued in this tab is in the page’s address, and so in an enquiry', async () => {
  history.replaceState(null, '', '/cars/cx-5?deposit=2000');
  const valued = (equity: number) =>
    act(() => bus.emit('trade-in:valued', { equity }, { name: 'mfe-leads', version: '1.0.0' }));
  valued(9000);
  show({ query: '?deposit=2000' });

  expect(await screen.findByRole('textbox', { name: 'Trade-in' })).toHaveValue('$9,000');
  expect(screen.getByText(/An enquiry from this page has them with it/)).toBeInTheDocument();
  await waitFor(() => expect(location.search).toMatch(/^\?deposit=2000&.*trade_in=9000&/));
  document.body.replaceChildren();
  valued(8000);
  history.replaceState(null, '', '/cars/cx-5?amount=lots');
  show({ query: '?amount=lots' });
  expect(await screen.findByRole('textbox', { name: 'Trade-in' })).toHaveValue('$8,000');
  // Other figures than were typed never take their place.
  expect(screen.queryByText(/An enquiry from this page/)).toBeNull();
  valued(0);
  history.replaceState(null, '', '/');
});

test('text that is no figure stands in the address for it, and nothing leads on with the figure before it', async () => {
  history.replaceState(null, '', '/cars/cx-5?amount=20000&trade_in=12000');
  show({ query: '?amount=20000&trade_in=12000' });
  const tradeIn = await screen.findByRole('textbox', { name: 'Trade-in' });
  expect(screen.getByText('$16,888 of the vehicle’s price is not in these figures.')).toBeInTheDocument();

  await userEvent.clear(tradeIn);
  await userEvent.type(tradeIn, 'abc{Tab}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('trade_in')).toBe('abc'));
  expect(screen.queryByRole('link', { name: 'keep them as your deal' })).toBeNull();
  await userEvent.clear(tradeIn);
  await userEvent.type(tradeIn, '9000{Tab}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('trade_in')).toBe('9000'));
  expect(screen.getByRole('link', { name: 'keep them as your deal' })).toBeInTheDocument();
  history.replaceState(null, '', '/');
});

test('what is owed on it beyond what it brings is said, in the page’s address and in every link with the figures', async () => {
  history.replaceState(null, '', '/cars/cx-5');
  const valued = { equity: 0, shortfall: 3200 };
  act(() => bus.emit('trade-in:valued', valued, { name: 'mfe-leads', version: '1.0.0' }));
  show();

  expect(
    await screen.findByText(/^\$3,200 more is owed on your trade-in than it brings: it starts at \$0\./),
  ).toBeInTheDocument();
  await waitFor(() => expect(new URLSearchParams(location.search).get('owed_beyond')).toBe('3200'));
  for (const name of ['Open these figures on a page of their own', 'keep them as your deal', 'Ask for a quote'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('owed_beyond=3200'));

  // Another trade-in typed instead is not that one: what is owed leaves the address with it, and comes back with it.
  const tradeIn = screen.getByRole('textbox', { name: 'Trade-in' });
  await userEvent.clear(tradeIn);
  await userEvent.type(tradeIn, '5000{Tab}');
  await waitFor(() => expect(location.search).toMatch(/trade_in=5000/));
  expect(location.search).not.toMatch(/owed/);
  await userEvent.clear(tradeIn);
  await userEvent.type(tradeIn, '0{Tab}');
  await waitFor(() => expect(location.search).toMatch(/trade_in=0/));
  expect(new URLSearchParams(location.search).get('owed_beyond')).toBe('3200');
  act(() => bus.emit('trade-in:valued', { equity: 0 }, { name: 'mfe-leads', version: '1.0.0' }));
  history.replaceState(null, '', '/');
});
