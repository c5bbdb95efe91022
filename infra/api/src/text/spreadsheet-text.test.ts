import { spreadsheetText } from './spreadsheet-text';

test.each(['＝1+1', '＋61', '－1', '＠SUM(A1)', '﹦1', '\u200B＝1', '\u3000＝1', '\t1', '\r1', '\n=1', '-1+1', '%1'])(
  'no spreadsheet takes %p for a formula',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`);
  },
);

test.each(['', '-27.4', '-5', 'a=b', '0412 345 678', 'Is it － still there?', ' two'])('%p stays as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text);
});
