import { EvidenceBook } from './evidence-book';
import type { OfVersion } from './evidence-book';

const search: OfVersion = { remote: 'mfe-search', version: '1.2.0' };
const leads: OfVersion = { remote: 'mfe-leads', version: '1.0.0' };
const visitor = (client: string) => ({ site: 'harbor', client });

function aBook() {
  const clock = { nowMs: Date.parse('2026-11-24T03:00:30Z') };
  const book = new EvidenceBook(undefined, () => clock.nowMs);
  return { clock, book };
}

test('what is counted is kept by minute, version and site until it is taken', () => {
  const { clock, book } = aBook();
  book.view(visitor('a'), [search, leads]);
  book.view({ site: 'northshore', client: 'b' }, [search]);
  clock.nowMs += 60_000;
  book.view(visitor('c'), [search]);

  const of = (site: string, minute: string) => ({ site, minute: `2026-11-24T03:${minute}:00.000Z`, vitals: {} });
  expect(book.take()).toEqual([
    { ...search, ...of('harbor', '00'), counts: { views: 1 } },
    { ...leads, ...of('harbor', '00'), counts: { views: 1 } },
    { ...search, ...of('northshore', '00'), counts: { views: 1 } },
    { ...search, ...of('harbor', '01'), counts: { views: 1 } },
  ]);
  expect(book.take()).toEqual([]);
});

test('a thousand failures of one client are one, and a day later another one', () => {
  const { clock, book } = aBook();
  for (let count = 0; count < 1000; count += 1) book.count(visitor('a'), search, 'browser_render');
  book.count({ site: 'northshore', client: 'a' }, { ...search, version: '1.3.0' }, 'browser_render');
  book.count(visitor('b'), search, 'browser_render');
  expect(book.take()[0]?.counts).toEqual({ browser_render: 2 });

  clock.nowMs += 24 * 3600_000 + 1;
  book.count(visitor('a'), search, 'browser_render');
  expect(book.take()[0]?.counts).toEqual({ browser_render: 1 });
});

test('a household or a server fails once, whichever of its addresses it comes from', () => {
  const { book } = aBook();
  for (let line = 0; line < 256; line += 1)
    book.count(visitor(`2001:db8:7:${line.toString(16)}::1`), search, 'browser_render');
  for (let host = 1; host < 200; host += 1) book.count(visitor(`203.0.113.${host}`), search, 'server_render');
  book.count(visitor('2001:db8:8::1'), search, 'browser_render');
  expect(book.take()[0]?.counts).toEqual({ browser_render: 2, server_render: 1 });
});

test('one address that looks at 300 sites is one client: a view, a report, a lead', () => {
  const { book } = aBook();
  for (let index = 0; index < 300; index += 1) {
    const monitor = { site: `site-${index}`, client: '203.0.113.9' };
    book.view(monitor, [search]);
    book.report(monitor, [search], { lcp: 100 });
    book.count(monitor, search, 'leads');
  }
  expect(book.take().map(({ counts }) => counts)).toEqual([{ views: 1, reports: 1, leads: 1 }]);
});

test('one connection that takes another of its addresses for each request is one client', () => {
  const { book } = aBook();
  for (let request = 1; request <= 20; request += 1) {
    const client = visitor(`2001:db8:7:1::${request.toString(16)}`);
    book.view(client, [search]);
    book.report(client, [search], { lcp: 100 });
    book.count(client, search, 'leads');
  }
  book.view(visitor('2001:db8:7:2::1'), [search]);

  expect(book.take().map(({ counts }) => counts)).toEqual([{ views: 2, reports: 1, leads: 1 }]);
});

test('a client that looks on for an hour counts once in ten minutes, whatever the version', () => {
  const { clock, book } = aBook();
  for (let minute = 0; minute < 60; minute += 1) {
    book.view(visitor('a'), [search]);
    clock.nowMs += 60_000;
  }
  expect(book.take()).toHaveLength(6);
  book.view(visitor('b'), [search]);
  book.view(visitor('b'), [{ ...search, version: '1.3.0' }]);
  expect(book.take().map(({ version }) => version)).toEqual(['1.2.0']);
});

test('a report fills a bucket of each vital that was measured', () => {
  const { book } = aBook();
  book.report(visitor('a'), [search], { lcp: 2400, cls: 0, inp: undefined });
  book.report(visitor('b'), [search], { lcp: 9000 });
  const [row] = book.take();
  expect(row?.counts).toEqual({ reports: 2 });
  expect(row?.vitals).toEqual({ lcp: [0, 0, 0, 0, 1, 0, 0, 0, 1], cls: [1, 0, 0, 0, 0, 0, 0] });
});

test('what could not be told is added to what was counted meanwhile', () => {
  const { book } = aBook();
  book.report(visitor('a'), [search], { inp: 10 });
  const taken = book.take();
  book.report(visitor('b'), [search], { inp: 10 });
  book.putBack(taken);
  expect(book.take()).toMatchObject([{ counts: { reports: 2 }, vitals: { inp: [2, 0, 0, 0, 0, 0, 0, 0] } }]);
});

test('of what a registry that does not answer is owed, 20,000 rows are kept', () => {
  const { book } = aBook();
  const row = { minute: '2026-11-24T03:00:00.000Z', ...search, counts: { views: 1 }, vitals: {} };

  book.putBack(Array.from({ length: 20_001 }, (_, index) => ({ ...row, site: `site-${index}` })));

  expect(book.take()).toHaveLength(20_000);
});
