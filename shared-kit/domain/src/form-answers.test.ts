import type { LeadField } from '@shared-kit/contracts/lead-form';
import { isDate, readAnswers } from './form-answers';

const field = (facts: Partial<LeadField>): LeadField => ({ name: 'answer', label: 'Answer', kind: 'text', ...facts });
const judge = (facts: Partial<LeadField>, answer: unknown) => readAnswers({ fields: [field(facts)] }, { answer });

test('keeps an answer with the words it was asked in, and leaves empty ones out', () => {
  expect(judge({}, '  Blue ')).toEqual({ errors: {}, details: [{ name: 'answer', label: 'Answer', value: 'Blue' }] });
  expect(judge({}, '   ')).toEqual({ errors: {}, details: [] });
});

test.each([
  ['nothing where something is needed', { required: 'Say it' }, '', 'Say it'],
  ['an object instead of text', { required: 'Say it' }, { evil: true }, 'Say it'],
  ['too much text', { maxLength: 3 }, 'abcd', 'Use at most 3 characters'],
  ['words instead of a number', { kind: 'number' }, 'many', 'Answer: enter a number'],
  ['a hexadecimal number', { kind: 'number' }, '0x10', 'Answer: enter a number'],
  ['a number below the least', { kind: 'number', min: 5, max: 10 }, '4', 'Answer: enter a number from 5 to 10'],
  ['a number above the most', { kind: 'number', min: 5, max: 10 }, '11', 'Answer: enter a number from 5 to 10'],
  ['a day that does not exist', { kind: 'date' }, '2026-02-30', 'Enter a date that exists'],
  ['a time that does not exist', { kind: 'time' }, '24:00', 'Enter a time, like 09:30'],
  ['an option nobody offered', { kind: 'select', options: ['a'] }, 'b', 'Choose one of the options'],
] satisfies [string, Partial<LeadField>, unknown, string][])('refuses %s', (_case, facts, answer, sentence) => {
  expect(judge(facts, answer)).toEqual({ errors: { answer: [sentence] }, details: [] });
});

test('reads money as people type it', () => {
  expect(judge({ kind: 'number', min: 0, max: 30_000 }, '$25,000').errors).toEqual({});
});

test('joins ticked boxes, however the form was sent, and takes no option of its own invention', () => {
  const fields = [field({ kind: 'checkboxes', options: ['Wash', 'Tyres', 'Brakes'] })];

  expect(readAnswers({ fields }, { answer__0: 'Wash', answer__2: 'Brakes', answer__1: 'Bribe' }).details).toEqual([
    { name: 'answer', label: 'Answer', value: 'Wash, Brakes' },
  ]);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
