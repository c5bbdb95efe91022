import { chargeRowSchema } from '@shared-kit/contracts/finance/charge-tables.contract';
import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import type { ChargedCar } from '@shared-kit/domain/price/drive-away/charged-vehicle';
import { driveAwayWords } from '@shared-kit/domain/price/drive-away/drive-away-words';
import { staleCharges } from '@shared-kit/domain/price/drive-away/stale-charges';
import { CHARGED_ON as today, ledgerOf, registered } from '../../../test/charged-car';
import { chargeTables as tables } from './charge-tables.service';

test.each(['motorcycle', 'truck', 'caravan'])('the tables say nothing of a %s', (item_type) => {
  expect(ledgerOf('QLD', 30_000, { item_type })).toBeNull();
});

test('a row past its validity is named, and the estimate is of its day', () => {
  // By the tables of this state as they are: duty has no calendar, registration and insurance are indexed each July.
  const rows = tables.states.find(({ state }) => state === 'QLD')?.rows ?? [];
  const valid = rows.map((row) => ({ ...row, from: '2026-07-01', valid_until: '2027-06-30' }));
  const registration = { ...valid[1]!, from: '2024-07-01', valid_until: '2025-06-30' };
  const words = (changed: typeof rows, car: Partial<ChargedCar>, on = today) => {
    const asked = { ...tables, states: [{ state: 'QLD' as const, name: 'Queensland', rows: changed }] };
    const ledger = ledgerOf('QLD', 30_000, car, on, asked);
    return ledger && driveAwayWords(ledger).type;
  };

  expect(words(valid, {})).toBe('estimated drive-away in QLD, 23 Nov 2026');
  expect(words(valid, {}, '2027-07-01')).toBe('estimated drive-away in QLD with the charges of 1 Jul 2026');
  const mixed = [valid[0]!, registration, ...valid.slice(2)];
  expect(words(mixed, {})).toBe('estimated drive-away in QLD with the charges of 1 Jul 2024');
  // Its registration stays with a registered car: nothing is charged by that row.
  expect(words(mixed, registered)).toBe('estimated drive-away in QLD, 23 Nov 2026');
  expect(staleCharges({ ...tables, states: [{ state: 'QLD', name: 'Queensland', rows: mixed }] }, today).stale).toEqual(
    [expect.stringMatching(/^QLD registration: valid until 2025-06-30; see https:/) as string],
  );
});

test.each([
  ['2024-07-01', 'july', undefined, '2025-06-30'],
  ['2024-04-16', 'july', undefined, '2024-06-30'],
  ['2024-12-01', 'december', undefined, '2025-11-30'],
  ['2025-07-01', 'december', undefined, '2025-11-30'],
  ['2008-07-01', 'none', undefined, null],
  ['2022-07-01', 'none', '2027-06-30', '2027-06-30'],
] as const)('figures of %s, changed by calendar %s and ending %s, are valid until %s', (from, indexed, ends, last) => {
  const row = { kind: 'duty', label: 'Duty', checked_on: from, read: 'assumed', cases: [{ amount: 1 }] };
  const source = { title: 'Official', url: 'https://example.gov.au/' };

  expect(chargeRowSchema.parse({ ...row, source, from, indexed, ends }).valid_until).toBe(last);
});

test('a validity that somebody writes down is refused: it is derived', () => {
  const [row] = tables.states[0]!.rows;

  expect(chargeRowSchema.safeParse(row).error?.issues).toMatchObject([{ keys: ['valid_until'] }]);
});

test('what no official page was read for says so beside its amount', () => {
  const assumed = tables.states.flatMap(({ rows }) => rows.filter(({ read }) => read === 'assumed'));
  expect(assumed.length).toBeGreaterThan(0);
  expect(ledgerOf('NSW', 30_000, {})?.lines[2]?.note).toContain('Our assumption, not a published figure.');
});

test.each(REGO_STATES)('in %s there is no estimate before the last of its rows begins to hold', (state) => {
  const begins = tables.states.flatMap((own) => (own.state === state ? own.rows.map(({ from }) => from) : []));
  const last = begins.toSorted().at(-1) ?? '';
  const before = new Date(Date.parse(last) - 1).toISOString().slice(0, 10);

  expect(ledgerOf(state, 30_000, {}, last)).not.toBeNull();
  expect(ledgerOf(state, 30_000, {}, before)).toBeNull();
});
