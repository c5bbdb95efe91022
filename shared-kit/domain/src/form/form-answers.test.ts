import type { LeadField } from '@shared-kit/contracts/form/lead-form';
import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { readAnswers } from './form-answers';

const field = (facts: Partial<LeadField>): LeadField => ({ name: 'answer', label: 'Answer', kind: 'text', ...facts });
const judge = (facts: Partial<LeadField>, answer: unknown) => readAnswers({ fields: [field(facts)] }, { answer });

const WEB_ADDRESS = 'Enter a web address, like https://example.com/you';
const NEXT_YEAR = new Date(Date.now() + 11 * 60 * 60 * 1000).getUTCFullYear() + 1;
const A_YEAR = `Enter a year from 1950 to ${NEXT_YEAR}`;

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
  ['a comma that groups no thousands', { kind: 'number' }, '1,5', 'Answer: enter a number'],
  ['a point between thousands', { kind: 'number' }, '1.000,5', 'Answer: enter a number'],
  ['a number below the least', { kind: 'number', min: 5, max: 10 }, '4', 'Answer: enter a number from 5 to 10'],
  ['a number above the most', { kind: 'number', min: 5, max: 10 }, '11', 'Answer: enter a number from 5 to 10'],
  ['a day that does not exist', { kind: 'date' }, '2026-02-30', 'Enter a date that exists'],
  ['a time that does not exist', { kind: 'time' }, '24:00', 'Enter a time, like 9:30 am'],
  ['a script for a web address', { kind: 'url' }, 'javascript:alert(1)', WEB_ADDRESS],
  ['a script that looks like one', { kind: 'url' }, 'javascript://example.com/%0aalert(1)', WEB_ADDRESS],
  ['a page in the address itself', { kind: 'url' }, 'data:text/html,x.y', WEB_ADDRESS],
  ['a file for a web address', { kind: 'url' }, 'file:///etc/passwd', WEB_ADDRESS],
  ['words for a web address', { kind: 'url' }, 'my profile', WEB_ADDRESS],
  ['a year after the next', { kind: 'year', min: 1950 }, String(NEXT_YEAR + 1), A_YEAR],
  ['a year before there were any', { kind: 'year', min: 1950 }, '1949', A_YEAR],
  ['a year with a fraction', { kind: 'year', min: 1950 }, '2020.5', A_YEAR],
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
  'https://example.com/robin',
  'http://example.com:8080/?a=b',
  'www.example.com.au',
  'example.com/in/robin#work',
])('takes the web address %s', (address) => {
  expect(judge({ kind: 'url' }, address).errors).toEqual({});
});

test('takes the year that comes next', () => {
  expect(judge({ kind: 'year', min: 1950 }, String(NEXT_YEAR)).errors).toEqual({});
});

test('asks a question that depends on another only with that answer, and keeps nothing of it otherwise', () => {
  const fields = [
    field({ name: 'how', kind: 'radio', options: ['Pick up', 'Deliver'] }),
    field({ name: 'where', label: 'Where', required: 'Say where', onlyWhen: { name: 'how', is: 'Deliver' } }),
  ];

  expect(readAnswers({ fields }, { how: 'Deliver', where: ' ' }).errors).toEqual({ where: ['Say where'] });
  expect(readAnswers({ fields }, { how: 'Pick up', where: '1 Old Street' })).toEqual({
    errors: {},
    details: [{ name: 'how', label: 'Answer', value: 'Pick up' }],
  });
});

test('whatever depends on a radio group stands right after it and belongs to its last option', () => {
  for (const { fields } of Object.values(LEAD_FORMS)) {
    for (const [index, { onlyWhen }] of fields.entries()) {
      if (!onlyWhen) continue;
      const decides = fields[index - 1];
      expect(decides).toMatchObject({ name: onlyWhen.name, kind: 'radio' });
      expect(decides?.options?.at(-1)).toBe(onlyWhen.is);
    }
  }
});
