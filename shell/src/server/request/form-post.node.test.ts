import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import type { Resolved } from '../release/release-set';
import { submitForm, unanswered } from './form-post';

/** A remote of two versions, the newest first. */
function aRemote(...forms: RemoteManifest['forms'][]): Resolved {
  const ladder = forms.map((declared, index) => ({
    manifest: aManifest({ name: 'mfe-account', forms: declared }),
    version: {
      name: 'mfe-account' as const,
      published: { version: `1.0.${9 - index}`, integrity: '', signature: '' },
      publicKey: '',
    },
  }));
  return { name: 'mfe-account', ladder };
}
const signIn = { id: 'sign-in-verify', endpoint: '/api/sign-in/verify', success: '/watchlist' };
const older = { id: 'sign-in-once', endpoint: '/api/sign-in/once', success: '/' };

type Sent = { url: string; body: unknown };

/** Posts a form to an API that answers so. */
async function post(fields: Record<string, string>, answer: () => Response, resolved = [aRemote([signIn], [older])]) {
  const [sent, logged]: [Sent[], unknown[]] = [[], []];
  const fetchFn = ((url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) as unknown });
    return Promise.resolve().then(answer);
  }) as unknown as typeof fetch;
  const log = { error: (...said: unknown[]) => void logged.push(said) };
  const result = await submitForm(new URLSearchParams(fields), resolved, { origin: 'http://api', fetchFn, log });
  return { result, sent, logged };
}

const typed = { _form: 'sign-in-verify', _success: '', phone_number: '0412 345 678', code: '123456' };
const refusal: Problem = {
  code: 'validation_failed',
  detail: 'Wrong or expired code',
  fieldErrors: { code: ['This code is wrong'] },
};

test('a form goes to where its remote says, with what was typed and none of our own marks', async () => {
  const { sent } = await post(typed, () => Response.json({}));

  expect(sent).toEqual([
    { url: 'http://api/api/sign-in/verify', body: { phone_number: '0412 345 678', code: '123456' } },
  ]);
});

test('what was typed comes back with a refusal, except the code of a sign-in', async () => {
  const { result } = await post(typed, () => Response.json(refusal, { status: 422 }));

  expect(result).toEqual({
    kind: 'refused',
    status: 422,
    result: { formId: 'sign-in-verify', values: { phone_number: '0412 345 678' }, problem: refusal },
  });
});

test('nor does the code come back when the API does not answer, or the form has to be sent again', async () => {
  const silent = () => {
    throw new TypeError('fetch failed');
  };
  const { result, logged } = await post(typed, silent);

  expect(result).toMatchObject({ kind: 'refused', status: 503, result: { problem: { code: 'unreachable' } } });
  expect(unanswered(new URLSearchParams(typed))).toEqual(result);
  expect(JSON.stringify([result, unanswered(new URLSearchParams(typed)), logged])).not.toContain('123456');
  expect(logged).toHaveLength(1);
});

test.each([
  ['no JSON', () => new Response('Bad gateway', { status: 502 }), 'Status 502'],
  ['no problem that we know', () => Response.json({ error: 'odd' }, { status: 500 }), 'Status 500'],
])('a refusal that is %s is a fault of ours', async (_what, answer, detail) => {
  const { result } = await post(typed, answer);

  expect(result).toMatchObject({ result: { problem: { code: 'internal', detail, fieldErrors: {} } } });
});

test.each([
  ['the API says', { next: '/booking/abc' }, '/cars/kia', '/booking/abc'],
  ['the form asked for, where the API says nothing', {}, '/cars/kia?a=1', '/cars/kia?a=1'],
  ['the form asked for, where the API names another site', { next: 'https://evil.example/' }, '/cars/kia', '/cars/kia'],
  ['its remote says, where the form names another site', {}, '//evil.example/', '/watchlist'],
  ['its remote says, where nobody says more', { next: 7 }, '', '/watchlist'],
])('an accepted form leads on to where %s', async (_who, answer, success, location) => {
  const { result } = await post({ ...typed, _success: success }, () => Response.json(answer));

  expect(result).toEqual({ kind: 'accepted', location, cookies: [] });
});

test('an accepted form hands on the cookies of the API', async () => {
  const headers = [
    ['set-cookie', 'session=a; HttpOnly'],
    ['set-cookie', 'signing-in=; Max-Age=0'],
  ] as [string, string][];
  const { result } = await post(typed, () => new Response('', { headers }));

  expect(result).toMatchObject({ cookies: ['session=a; HttpOnly', 'signing-in=; Max-Age=0'] });
});

test('a form counts that the version of this page declares, not one of the version before', async () => {
  const { result, sent } = await post({ ...typed, _form: 'sign-in-once' }, () => Response.json({}));

  expect(result).toEqual({ kind: 'unknown' });
  expect(sent).toEqual([]);
});

test("the shell's own enquiry can be sent with no remote at all", async () => {
  const { result, sent } = await post({ _form: 'shell-enquiry', name: 'Jane' }, () => Response.json({}), []);

  expect(result).toMatchObject({ kind: 'accepted', location: '/success?form=enquiry' });
  expect(sent).toEqual([{ url: 'http://api/api/leads', body: { name: 'Jane' } }]);
});
