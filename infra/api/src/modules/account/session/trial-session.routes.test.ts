import { harbor, startSignInDesk, sunrise } from '../../../../test/desks/sign-in-desk';
import type { SignInDesk } from '../../../../test/desks/sign-in-desk';
import { TRIAL_PHONE } from './trial-session.routes';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await startSignInDesk();
});
beforeEach(() => desk.anew());
afterAll(() => desk.server.stop());

const start = (headers: Record<string, string> = {}) =>
  desk.server.app.inject({ method: 'POST', url: '/internal/trial-session', headers: { host: sunrise, ...headers } });
const whoIs = async (token: string, host = sunrise) =>
  (await desk.server.app.inject({ url: '/api/session', headers: { host, cookie: `session=${token}` } })).json<{
    user: object | null;
  }>().user;

test('the trial of a version is signed in as nobody, at the one site, until it ends', async () => {
  const { token } = (await start()).json<{ token: string }>();

  expect(await whoIs(token)).toEqual({ phone: TRIAL_PHONE });
  expect(await whoIs(token, harbor)).toBeNull();

  const ended = await desk.server.app.inject({
    ...{ method: 'POST', url: '/internal/trial-session/end', headers: { host: sunrise }, payload: { token } },
  });
  expect(ended.statusCode).toBe(204);
  expect(await whoIs(token)).toBeNull();
});

test('whoever comes through the proxy finds no such route', async () => {
  expect((await start({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
});
