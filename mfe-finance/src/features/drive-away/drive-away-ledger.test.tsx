import type { DriveAway } from '@shared-kit/contracts/finance/drive-away.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { driveAwayApi } from '../../api/drive-away.api';
import { DriveAwayLedger } from './drive-away-ledger';

const source = { title: 'Queensland Government: Vehicle registration duty rates', url: 'https://www.qld.gov.au/rates' };
const ledger: DriveAway['ledger'] = {
  ...{
    state: 'QLD',
    state_name: 'Queensland',
    on: '2026-11-23',
    price: 27_450,
    total: 28_308,
    charges_of: null,
    valid_until: '2027-06-30',
  },
  lines: [
    { kind: 'duty', label: 'Vehicle registration duty', amount: 825, note: '', source, from: '2018-07-01' },
    {
      kind: 'registration',
      label: 'Registration',
      amount: 0,
      note: 'Registered until 3 May 2027.',
      source,
      from: '2025-07-01',
    },
    { kind: 'ctp', label: 'CTP insurance', amount: 0, note: '', source, from: '2025-07-01' },
    { kind: 'transfer', label: 'Transfer of registration', amount: 33, note: '', source, from: '2025-07-01' },
  ],
};
const answer: DriveAway = { ledger, state_by: 'car', postcode: 'none', delivery: null };

/** Shows the ledger of an answer; the postcodes that were asked about. */
function show(given: Partial<DriveAway> | null, url = '/cars/x') {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/cars/x/drive-away', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('postcode'));
      return HttpResponse.json(given && { ...answer, ...given });
    }),
  );
  const view = renderWithStore(<DriveAwayLedger slug="x" />, { apis: [driveAwayApi], site: aSite(), url });
  return { ...view, asked };
}
const open = () => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
};
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('a price without charges is itemised to its total, each charge with its official page', async () => {
  show({});

  expect(await screen.findByText(/An estimate for Queensland \(where the vehicle is/)).toHaveTextContent(
    '23 November 2026',
  );
  open();
  expect(rows()).toEqual([
    'Price, without government charges$27,450',
    expect.stringMatching(/^Vehicle registration duty.*figures of July 2018\$825$/) as string,
    expect.stringMatching(/^Registration.*Registered until 3 May 2027.*\$0$/) as string,
    expect.stringMatching(/^CTP insurance.*\$0$/) as string,
    expect.stringMatching(/^Transfer of registration.*\$33$/) as string,
    'Estimated total on the road$28,308',
  ]);
  expect(screen.getAllByRole('link', { name: source.title })[0]).toHaveAttribute('href', source.url);
});

test('a charge stands with its cents, and the total says that it alone goes up to the dollar', async () => {
  const [duty, ...others] = ledger.lines;
  const inCents = { ...ledger, lines: [{ ...duty!, amount: 826, exact: 825.35 }, ...others], total: 28_309 };
  show({ ledger: inCents });
  await screen.findByText(/An estimate for Queensland/);
  open();

  expect(rows()[1]).toMatch(/\$825\.35$/);
  expect(rows().at(-1)).toBe('Estimated total on the roadRounded up to the dollar.$28,309');
});

test('with charges that the state has changed since it says of when they are', async () => {
  show({ ledger: { ...ledger, charges_of: '2024-07-01' } });

  expect(await screen.findByText(/An estimate for Queensland/)).toHaveTextContent(
    'worked out with the charges of 1 July 2024: those of today can be higher.',
  );
  expect(screen.queryByText(/23 November 2026/)).toBeNull();
});

test.each([
  [490, ['Delivery to Cairns', '$490'], '$28,798'],
  [0, ['Free, or pick it up.', '$0'], '$28,308'],
])('delivery for $%d is a row of its own and never in the first total (A-27)', async (price, words, last) => {
  show(
    { delivery: { name: 'Cairns', price }, state_by: 'postcode', postcode: 'valid' },
    '/cars/x?delivery_postcode=4870',
  );

  expect(await screen.findByText('Estimated total on the road')).toBeInTheDocument();
  for (const word of words) expect(screen.getAllByText(word)[0]).toBeInTheDocument();
  expect(screen.getAllByText(last).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Your postcode')).toHaveValue('4870');
});

test.each([
  ['3644', /^An estimate for Queensland \(where most of your postcode is; across the border, enter a postcode/],
  ['4000', /^An estimate for Queensland \(where your postcode is\)/],
])('a postcode %s says whose state it counts for', async (postcode, words) => {
  show({ state_by: 'postcode', postcode: 'valid' }, `/cars/x?delivery_postcode=${postcode}`);

  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('what is no postcode is said beside the field, where it stays as it was typed', async () => {
  const { asked } = show({ postcode: 'invalid' }, '/cars/x?delivery_postcode=SW1A');

  expect(await screen.findByText(/^Invalid postcode/)).toBeInTheDocument();
  expect(screen.getByLabelText('Your postcode')).toHaveValue('SW1A');
  expect(screen.getByLabelText('Your postcode')).toBeInvalid();
  expect(asked).toEqual(['SW1A']);
});

test('what the address says besides goes along, also what a calculator kept there meanwhile', async () => {
  show({}, '/cars/x?from=search&delivery_postcode=4870');
  const form = await screen.findByRole('form', { name: 'Your state', hidden: true });
  const sent = () => String(new URLSearchParams([...new FormData(form as HTMLFormElement)] as [string, string][]));
  expect(sent()).toBe('from=search&delivery_postcode=4870');

  open();
  history.replaceState(null, '', '/cars/x?from=search&amount=20000&delivery_postcode=4870');
  await userEvent.type(screen.getByLabelText('Your postcode'), '{Backspace}1');
  expect(sent()).toBe('from=search&amount=20000&delivery_postcode=4871');
  history.replaceState(null, '', '/');
});

test('a price that has the charges in it has no ledger', async () => {
  const { asked, container } = show(null);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});
