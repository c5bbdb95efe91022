import type { Step } from './page-remotes';
import { signedEntries } from './signed-entries.plugin';

const step = (href: string, integrity: string): Step =>
  ({ name: 'mfe_hello', globalName: 'mfe_hello', entry: { href, integrity } }) satisfies Step;
const plugin = signedEntries([step('/hello/2.0.0.js', 'sha384-signed')]);

const scriptOf = (url: string) => plugin.createScript?.({ url }) as HTMLScriptElement;

test('an entry of the page is held against the hash that the registry signed', () => {
  const script = scriptOf('/hello/2.0.0.js');

  expect(script.getAttribute('src')).toBe('/hello/2.0.0.js');
  expect(script.integrity).toBe('sha384-signed');
  expect(script.crossOrigin).toBe('anonymous');
});

test('what the page does not name is not run', () => {
  expect(() => scriptOf('/hello/3.0.0.js')).toThrow('/hello/3.0.0.js is no entry of this page');
});

test("a version that is loaded does not find another one's container and chunks", async () => {
  Object.assign(globalThis, { mfe_hello: 'old', mfe_hello_chunks: ['old'], mfe_other: 'stays' });

  await plugin.loadEntry?.({ remoteInfo: { entryGlobalName: 'mfe_hello' } } as never);

  expect(globalThis).toMatchObject({ mfe_hello: undefined, mfe_hello_chunks: undefined, mfe_other: 'stays' });
});
