import { generateKeyPairSync, sign } from 'node:crypto';
import { CONTENT_PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/content-preview-token';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const CONSOLE = 'http://localhost:3001';
const page = {
  path: '/fleet',
  title: 'Fleet cars',
  description: '',
  body: 'Not yet for everybody.',
  form: '',
  form_place: '',
};
const asked = '/internal/content-draft?site=sunrise&path=%2Ffleet';

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    answers: {
      [asked]: { status: 200, body: page },
      [`${asked}&version=2`]: { status: 200, body: { ...page, title: 'The second' } },
      '/internal/site-draft?site=sunrise': {
        status: 200,
        body: { announcement: { text: 'Open on Sunday soon' }, header_menu: [], footer_menu: [], home: ['why'] },
      },
      [`${asked}&version=3`]: { status: 422, body: { detail: 'title: too short' } },
    },
  });
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  shell.registry.current = { ...shell.nothingReleased, publicKey: key };
});
beforeEach(() => shell.forget());
afterAll(() => shell.stop());

/** As the console and `npm run content -- preview` sign it. */
function aLink(said: object = {}, at = '/fleet'): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claim = { site: 'sunrise', path: '/fleet', version: null, framed_by: CONSOLE, exp, ...said };
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const signature = sign(null, Buffer.from(CONTENT_PREVIEW_SIGNING_PREFIX + payload), privateKey).toString('base64url');
  return `${at}?draft=${payload}.${signature}`;
}

test('a signed link shows a draft as its page, in a frame of the console too, to nobody else and in no index', async () => {
  const { statusCode, body, headers } = await shell.get(aLink());

  expect(statusCode).toBe(200);
  expect(body).toContain('Fleet cars');
  expect(body).toContain('Not yet for everybody.');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${CONSOLE};`);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
  expect((await shell.get('/fleet')).statusCode).toBe(404);
});

test('a link may name a version', async () => {
  expect((await shell.get(aLink({ version: 2 }))).body).toContain('The second');
});

test('a draft that cannot be drawn yet says what it lacks', async () => {
  const { statusCode, body } = await shell.get(aLink({ version: 3 }));
  expect([statusCode, body]).toEqual([403, 'This draft cannot be shown yet: title: too short']);
});

test.each([
  ['is for another site', aLink({ site: 'harbor' })],
  ['is for another page', aLink({}, '/about-us')],
  ['has ended', aLink({ exp: 1 })],
  ['was made for too long', aLink({ exp: Math.floor(Date.now() / 1000) + 40 * 86_400 })],
  ['was made up', '/fleet?draft=eyJzaXRlIjoic3VucmlzZSJ9.AAAA'],
])('a link that %s shows nothing', async (_what, link) => {
  const { statusCode, body } = await shell.get(link);

  expect(statusCode).toBe(403);
  expect(body).toContain('has ended');
  expect(shell.asked).toEqual([]);
});

test('other pages stay out of frames of others', async () => {
  const { headers } = await shell.get('/');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
});

test('a signed link to the home page shows what stands around all pages as somebody writes it, and others do not see it', async () => {
  const { statusCode, body, headers } = await shell.get(aLink({ path: '/' }, '/'));

  expect(statusCode).toBe(200);
  expect(body).toContain('Open on Sunday soon');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${CONSOLE};`);
  expect((await shell.get('/')).body).not.toContain('Open on Sunday soon');
  expect((await shell.get(aLink({ path: '/' }, '/fleet'))).statusCode).toBe(403);
});
