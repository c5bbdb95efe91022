import { SheetsOfPool } from './sheets-of-pool';

const parts = ['/assets/a.css', '/assets/b.css'].map((href) => ({ href, integrity: undefined }));
const of = '/assets/a.css,/assets/b.css';
const sheet = { href: '/styles/1.css', integrity: 'sha384-x' };

test('a joined sheet is asked for once, and known from then on', () => {
  const asked: string[] = [];
  const sheets = new SheetsOfPool((wanted) => asked.push(wanted));

  expect([sheets.cached(parts), sheets.cached(parts)]).toEqual([null, null]);
  sheets.take(of, sheet);

  expect(sheets.cached(parts)).toEqual(sheet);
  expect(asked).toEqual([of]);
});

test('one that could not be made is asked for again', () => {
  const asked: string[] = [];
  const sheets = new SheetsOfPool((wanted) => asked.push(wanted));

  sheets.cached(parts);
  sheets.take(of, null);
  sheets.cached(parts);

  expect(asked).toEqual([of, of]);
});
