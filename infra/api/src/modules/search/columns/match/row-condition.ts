import type { Codes } from '../stock-columns';

/** Whether a row meets something, in a form that one loop can run over all rows. */
export type RowCondition =
  /** Its code is one of the accepted, each with a 1 at its place. */
  | { kind: 'codes'; column: Codes; accepted: Uint8Array }
  /** Its number is at least one band's `from` and below its `to`. */
  | { kind: 'bands'; column: Codes; bands: readonly Band[] }
  /** It has all of these bits. */
  | { kind: 'bits'; column: Int32Array; bits: number }
  /** It has a 1 at its place. */
  | { kind: 'marks'; marks: Uint8Array }
  | { kind: 'test'; test: RowTest }
  /** It meets one of these. */
  | { kind: 'any'; conditions: readonly RowCondition[] }
  /** It meets none of these. */
  | { kind: 'none'; conditions: readonly RowCondition[] };

export type RowTest = (row: number) => boolean;

type Band = { from: number; to: number };

/**
 * Adds `penalty` for each row that fails a condition. `states` has one entry for each of `rows`. The loops add instead
 * of deciding where they can: a processor guesses half of all decisions wrong.
 */
export function addPenalties(states: Uint16Array, rows: Uint32Array, condition: RowCondition, penalty: number): void {
  switch (condition.kind) {
    case 'codes':
      return byCodes(states, rows, condition, penalty);
    case 'bands': {
      const { column, bands } = condition;
      const [only, ...others] = bands;
      if (only && others.length === 0) return byBand(states, rows, column, only, penalty);
      return byTest(states, rows, rowTest(condition), penalty);
    }
    case 'marks':
      return byMarks(states, rows, condition.marks, penalty);
    case 'none':
      return byNone(states, rows, condition.conditions, penalty);
    default:
      return byTest(states, rows, rowTest(condition), penalty);
  }
}

/** A condition for one row after the other, where no loop of its own is worth it. */
export function rowTest(condition: RowCondition): RowTest {
  switch (condition.kind) {
    case 'codes': {
      const { column, accepted } = condition;
      return (row) => accepted[column[row]!] === 1;
    }
    case 'bands':
      return bandTest(condition.column, condition.bands);
    case 'bits': {
      const { column, bits } = condition;
      return (row) => (column[row]! & bits) === bits;
    }
    case 'marks': {
      const { marks } = condition;
      return (row) => marks[row] === 1;
    }
    case 'test':
      return condition.test;
    case 'any': {
      const tests = condition.conditions.map(rowTest);
      return (row) => tests.some((test) => test(row));
    }
    case 'none': {
      const tests = condition.conditions.map(rowTest);
      return (row) => !tests.some((test) => test(row));
    }
  }
}

function bandTest(column: Codes, bands: readonly Band[]): RowTest {
  const [only, ...others] = bands;
  if (!only || others.length > 0)
    return (row) => bands.some(({ from, to }) => column[row]! >= from && column[row]! < to);
  const { from, to } = only;
  return (row) => column[row]! >= from && column[row]! < to;
}

/** A row that fails every one of them meets none. */
function byNone(states: Uint16Array, rows: Uint32Array, conditions: readonly RowCondition[], penalty: number): void {
  const failed = new Uint16Array(rows.length);
  for (const condition of conditions) addPenalties(failed, rows, condition, 1);
  for (let index = 0; index < rows.length; index++) if (failed[index] !== conditions.length) states[index]! += penalty;
}

type ByCodes = Extract<RowCondition, { kind: 'codes' }>;

function byCodes(states: Uint16Array, rows: Uint32Array, { column, accepted }: ByCodes, penalty: number): void {
  const penalties = Uint16Array.from(accepted, (isAccepted) => (isAccepted === 1 ? 0 : penalty));
  for (let index = 0; index < rows.length; index++) states[index]! += penalties[column[rows[index]!]!]!;
}

function byBand(states: Uint16Array, rows: Uint32Array, column: Codes, { from, to }: Band, penalty: number): void {
  for (let index = 0; index < rows.length; index++) {
    const value = column[rows[index]!]!;
    states[index]! += value < from || value >= to ? penalty : 0;
  }
}

function byMarks(states: Uint16Array, rows: Uint32Array, marks: Uint8Array, penalty: number): void {
  for (let index = 0; index < rows.length; index++) states[index]! += (1 - marks[rows[index]!]!) * penalty;
}

function byTest(states: Uint16Array, rows: Uint32Array, test: (row: number) => boolean, penalty: number): void {
  for (let index = 0; index < rows.length; index++) if (!test(rows[index]!)) states[index]! += penalty;
}
