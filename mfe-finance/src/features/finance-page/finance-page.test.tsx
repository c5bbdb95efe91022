import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { bus } from '@shared-kit/runtime/bus';
import { server } from '@shared-kit/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from '@testing-library/user-event';
import { card, chosen, estimated, openFinancePage, showFinancePage as show } from '../../testing/show-finance-page';

beforeEach(() => server.use(chosen(null)));

test('30,000 dollars over five years at 10 % are 147 a week, 294 a fortnight, 638 a month', async () => {
  const result = show();

  expect(result).toHaveTextContent('$147 a week');
  await userEvent.click(screen.getByRole('radio', { name: 'Fortnightly' }));
  expect(result).toHaveTextContent('$294 a fortnight');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(result).toHaveTextContent('$638 a month');
});

test('repayment, both rates, the loan, term, deposit and final payment are one line in one size, with the warning', () => {
  const result = show('?amount=30000&deposit=2000&trade_in=1000&residual=5000');

  const line = result.querySelector('[data-repayment]');
  expect(line).toHaveTextContent(
    /^\$\d+ a week at 10\.00% p\.a\. · \d+\.\d\d% p\.a\. comparison rate, loan of \$27,000, over 5 years, deposit \$2,000, trade-in \$1,000, final payment \$5,000$/,
  );
  expect(line?.children).toHaveLength(0);
  expect(result).toHaveTextContent('in total, plus $3,000 paid at first.');
  expect(within(result).getByText(/^WARNING: This comparison rate is true only/)).toBeVisible();
});

test('the answer follows the sliders', () => {
  const result = show();

  fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '10000' } });

  expect(result).not.toHaveTextContent('$147');
  expect(result).toHaveTextContent('in total, plus $10,000 paid at first.');
});

test.each([
  [null, true],
  ['Mazda', true],
  ['Suzuki', false],
])(
  'a brand site of %s offers terms for all repayments: %s, as none of its vehicles may show one (S9-48)',
  (manufacturer, isOffered) => {
    show('', { manufacturer });

    expect(screen.queryAllByRole('region', { name: 'Repayments of all vehicles' })).toHaveLength(isOffered ? 1 : 0);
  },
);

test('the first use is reported, and no later one (S7-07)', () => {
  const tracked: number[] = [];
  const leave = bus.on('analytics:tracked', ({ eventId }) => tracked.push(eventId));
  show();
  expect(tracked).toEqual([]);

  fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '10000' } });
  fireEvent.change(screen.getByRole('slider', { name: /Term/ }), { target: { value: '3' } });
  leave();

  expect(tracked).toEqual([26]);
});

test('a term that is no whole month is taken for the nearest one, and said (A-06)', async () => {
  const result = show('?amount=30000&interest=10&frequency=12');
  const term = screen.getByRole('textbox', { name: 'Term' });

  await userEvent.clear(term);
  await userEvent.type(term, '5.3');
  await userEvent.tab();

  expect(term).toHaveValue('5.33 years');
  expect(term).toHaveAccessibleDescription('You typed 5.3: 5.33 years is taken.');
  // 64 of them, as its schedule has.
  expect(result).toHaveTextContent('$607 a month');
  expect(result).toHaveTextContent('$38,848 in total');
});

test('a dealer that fixes its rate offers no slider for it', () => {
  const result = show('', { flags: { interest_locked: true } });

  expect(screen.getByText('Interest rate 10% p.a., fixed by this dealer.')).toBeVisible();
  expect(screen.queryByRole('slider', { name: /Interest rate/ })).toBeNull();
  expect(result).toHaveTextContent('$147 a week');
});

test.each([
  ['?interest=3', true],
  ['?interest=10', false],
])('a rate in the address of a dealer that fixes its rate is said not to count: %s', (query, isSaid) => {
  show(query, { flags: { interest_locked: true } });

  expect(screen.queryAllByText(/The rate in the address does not count\./)).toHaveLength(isSaid ? 1 : 0);
});

test('what is owed beyond the trade-in goes with the link to the figures', () => {
  show('?amount=30000&trade_in=3000&owed=5000');

  const link = screen.getByRole('link', { name: 'Get a link to these figures' });
  expect(Object.fromEntries(new URL(link.getAttribute('href')!, 'http://site.test').searchParams)).toMatchObject({
    ...{ trade_in: '0', owed_beyond: '2000' },
  });
});

test('a fixed rate is not said where no repayment says its comparison rate (R-LEGAL-01)', () => {
  const result = show('?amount=30000&deposit=30000', { flags: { interest_locked: true } });

  expect(result).not.toHaveTextContent('a week');
  expect(screen.getByText('The interest rate is fixed by this dealer.')).toBeVisible();
});

test('what a trade-in brings is set as one, beside the deposit, when it was valued in this tab, and kept in the address', async () => {
  bus.emit('trade-in:valued', { equity: 9000 }, { name: 'mfe-leads', version: '1.0.0' });
  const result = show('?deposit=2000');

  expect(screen.getByText("Your trade-in's $9,000 is set below.")).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Trade-in' })).toHaveValue('$9,000');
  expect(result).toHaveTextContent('plus $11,000 paid at first');
  expect(within(result).getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    expect.stringContaining('deposit=2000&trade_in=9000'),
  );
  await waitFor(() => expect(location.search).toMatch(/trade_in=9000/));
  history.replaceState(null, '', '/');
  act(() => bus.emit('trade-in:valued', { equity: 0 }, { name: 'mfe-leads', version: '1.0.0' }));
});

test('a trade-in that the address has as it was valued is said to be set too', () => {
  bus.emit('trade-in:valued', { equity: 9000 }, { name: 'mfe-leads', version: '1.0.0' });
  show('?owed=1%2C000&trade_in=10000');

  expect(screen.getByRole('textbox', { name: 'Trade-in' })).toHaveValue('$9,000');
  expect(screen.getByText("Your trade-in's $9,000 is set below.")).toBeVisible();
  act(() => bus.emit('trade-in:valued', { equity: 0 }, { name: 'mfe-leads', version: '1.0.0' }));
});

test('a deposit that pays for the car leaves nothing to lend, whatever the fee', () => {
  const fees = { 'mfe-finance': financeSettingsSchema.parse({ establishment_fee: 1300 }) };
  const result = show('?amount=20000&deposit=20000&term=1', { remotes: fees });

  expect(within(result).getByText('Enquire for Finance')).toBeVisible();
  expect(result).not.toHaveTextContent('%');
});

test('a term of one year is one year', () => {
  expect(show('?term=1')).toHaveTextContent(/, over 1 year(?!s)/);
});

test('a figure too small to be true asks to enquire instead', () => {
  const result = show('?amount=1000&term=7');

  expect(within(result).getByText('Enquire for Finance')).toBeVisible();
  expect(result).not.toHaveTextContent(/a week/);
});

test('asking for a quote carries the figures shown, the vehicle and the dealership into the form', async () => {
  server.use(card({}), estimated({}));
  openFinancePage('?car_id=car-1&preferredDealership=south&amount=32500&deposit=2000&term=4');
  const result = await screen.findByRole('region', { name: 'Result' });
  const link = () => within(result).getByRole('link', { name: 'Ask for a quote' }).getAttribute('href');

  expect(link()).toBe(
    '/finance-quote/new?amount=32500&deposit=2000&trade_in=0&residual=0&term=4&interest=10&frequency=52&car_id=car-1&preferredDealership=south&ask=1',
  );
  expect(within(result).getByRole('link', { name: 'Get a link to these figures' })).toHaveAttribute(
    'href',
    link()?.replace('&ask=1', ''),
  );
  fireEvent.change(screen.getByRole('slider', { name: /Final payment/ }), { target: { value: '5000' } });
  expect(link()).toContain('residual=5000');
  expect(document.querySelector('form [name=car_id]')).toHaveValue('car-1');
});

test.each([
  ['1000', true],
  ['1500', false],
  ['250000', true],
])('an amount of %s is at its end: %p (S5-33)', (amount, isSaid) => {
  show(`?amount=${amount}`);

  expect(screen.queryAllByText('Cannot be less than $1,000 or more than $250,000')).toHaveLength(isSaid ? 1 : 0);
});

test('a comparison rate above 48% is no offer: no figure, and why (A-66)', () => {
  const fees = { 'mfe-finance': financeSettingsSchema.parse({ establishment_fee: 1300 }) };
  const result = show('?amount=20000&deposit=17000&term=1', { remotes: fees });

  expect(result).toHaveTextContent('No lender may offer this: its comparison rate would be above 48% a year.');
  expect(result).not.toHaveTextContent(/\$|a week/);
});

const waysToCars = () => screen.queryAllByRole('link', { name: /a week or less$/ });

test('the repayment leads to what is advertised at it a week, whatever it was worked out by', async () => {
  show('?car_type=used', { search_filters: ['make', 'weekly'] });

  const [way] = waysToCars();
  expect(way).toHaveTextContent('Cars advertised at about $147 a week or less');
  const filters = new URLSearchParams({ 'refinementList[car_type][0]': 'used', 'range[weekly]': ':147' });
  expect(way).toHaveAttribute('href', `/search/new-used-and-demo-cars?${filters}`);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(waysToCars()[0]).toHaveTextContent('about $148 a week or less');
});

test.each([
  ['a site that cannot be searched by it', '', ['make']],
  ['a repayment that cannot be', '?amount=20000&deposit=20000', ['make', 'weekly']],
])('no cars are offered at a repayment on %s', (_case, query, filters) => {
  show(query, { search_filters: filters });

  expect(waysToCars()).toEqual([]);
});

test('where the terms of all repayments cannot be read, it is said that the figures begin without them', async () => {
  server.use(http.get('*/api/finance-assumption', () => HttpResponse.json({ code: 'unreachable' }, { status: 503 })));
  show();

  expect(
    await screen.findByText(/^Terms that you may have chosen for all repayments cannot be read right now/),
  ).toBeVisible();
});
