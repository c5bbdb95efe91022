import { mintPageToken, readPageToken } from './page-token';

const SECRET = 'a secret of more than thirty-two characters';
const page = { site: 'harbor', releaseSetId: 'a1b2', client: '203.0.113.7' };
const NOW = Date.parse('2026-11-24T03:00:30Z');

test('a token is read back by its page, site and client, and no two are alike', () => {
  const token = mintPageToken(SECRET, page, NOW);
  const nonce = readPageToken(SECRET, token, page, NOW + 60_000);

  expect(nonce).not.toBeNull();
  expect(readPageToken(SECRET, mintPageToken(SECRET, page, NOW), page, NOW)).not.toBe(nonce);
});

test.each([
  ['another site', { site: 'northshore' }],
  ['other versions', { releaseSetId: 'ffff' }],
  ['another client', { client: '203.0.113.8' }],
])('it is worth nothing for %s', (_what, other) => {
  expect(readPageToken(SECRET, mintPageToken(SECRET, page, NOW), { ...page, ...other }, NOW)).toBeNull();
});

test('it holds for two hours, and none is of a minute that is still to come', () => {
  const token = mintPageToken(SECRET, page, NOW);
  expect(readPageToken(SECRET, token, page, NOW + 119 * 60_000)).not.toBeNull();
  expect(readPageToken(SECRET, token, page, NOW + 121 * 60_000)).toBeNull();
  expect(readPageToken(SECRET, token, page, NOW - 60_000)).toBeNull();
});

test.each(['', 'x', 'A'.repeat(34), `${'A'.repeat(33)}!`])('%p is no token', (token) => {
  expect(readPageToken(SECRET, token, page, NOW)).toBeNull();
});

test('another secret signs no token of ours', () => {
  expect(readPageToken(SECRET, mintPageToken('x'.repeat(40), page, NOW), page, NOW)).toBeNull();
});
