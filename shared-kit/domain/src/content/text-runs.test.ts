import { linksInText, plainText, readRuns, writeRuns } from './text-runs';
import type { TextRun } from './text-runs';

const link = (typed: string) => `[Here](${typed})`;

test('reads bold, italic and links, one within the other', () => {
  expect(readRuns('Open **every day**, _mostly_: [our **hours**](/contact)')).toEqual([
    { text: 'Open ' },
    { text: 'every day', bold: true },
    { text: ', ' },
    { text: 'mostly', italic: true },
    { text: ': ' },
    { text: 'our ', href: '/contact' },
    { text: 'hours', bold: true, href: '/contact' },
  ]);
  expect(readRuns('_[a](/b_c_d) e_')).toEqual([
    { text: 'a', italic: true, href: '/b_c_d' },
    { text: ' e', italic: true },
  ]);
});

test.each([
  'Price* plus charges** and so on',
  'snake_case_words and a_b@c_d.example',
  '2 ** 3 and ** apart **',
  '[a] (b), [x]',
  '_ alone _',
  'a * b * c',
])('leaves a text as it was typed: %s', (text) => {
  expect(readRuns(text)).toEqual([{ text }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'contact', 'JAVASCRIPT:x', 'https:evil'])(
  'a link to %s is none',
  (href) => {
    expect(readRuns(link(href)).some((run) => run.href !== undefined)).toBe(false);
  },
);

test.each(['/contact', '/search/used-cars?a=b#c', 'https://a.example/b', 'tel:0738089999', 'mailto:a@b.example'])(
  'a link leads to %s',
  (href) => {
    expect(readRuns(link(href))).toEqual([{ text: 'Here', href }]);
  },
);

test('a sign behind a backslash is meant as it stands', () => {
  expect(plainText(String.raw`\*\*not bold\*\* \[a\](b) \_c\_ C:\\ \- \# d\e`)).toBe(
    String.raw`**not bold** [a](b) _c_ C:\ - # d\e`,
  );
});

test('names the links of a text, and those that lead nowhere', () => {
  expect(linksInText('**[A](/a)** and [b](javascript:c), [_d_](mailto:e@f.example)')).toEqual([
    { words: 'A', typed: '/a', href: '/a' },
    { words: 'b', typed: 'javascript:c', href: null },
    { words: 'd', typed: 'mailto:e@f.example', href: 'mailto:e@f.example' },
  ]);
});

test.each<TextRun[][]>([
  [[{ text: 'a**b _c_ [d](e) \\ *' }]],
  [[{ text: 'a ' }, { text: 'b*', bold: true }, { text: ' c' }]],
  [
    [
      { text: 'x', bold: true, italic: true, href: '/y' },
      { text: ' z]', href: '/y' },
    ],
  ],
  [[{ text: '*' }, { text: 'n', italic: true }]],
])('writes what it reads: %j', (runs) => {
  expect(readRuns(writeRuns(runs))).toEqual(runs);
});

test('an address is written without what would end it', () => {
  expect(writeRuns([{ text: 'a', href: '/b (c)' }])).toBe('[a](/b%20%28c%29)');
  expect(writeRuns([{ text: 'a', href: 'tel:(07) 3808 9999' }])).toBe('[a](tel:0738089999)');
});

test.each(['[', '_[a](b)', '**a ', '_a ', '[a](', '\\', '**', '_[', '*_['])(
  'reads %j over and over in a time that grows with the length alone',
  (part) => {
    const few = part.repeat(20_000);
    expect(plainText(few).length).toBeLessThanOrEqual(few.length);
  },
);

test('half a word is not written as italic', () => {
  expect(writeRuns([{ text: 'half' }, { text: 'way', italic: true }])).toBe('halfway');
});
