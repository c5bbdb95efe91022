import { jest } from '@jest/globals';
import type { ResolvedRemote } from '../../app/page-payload';
import { takeFailures } from '@shared-kit/runtime/failure-notes';
import { failureLadder } from './failure-ladder.plugin';

const asset = (href: string) => ({ href, integrity: 'sha384-x' });
const remote = {
  name: 'mfe-hello',
  version: '2.0.0',
  globalName: 'mfe_hello_200',
  entry: asset('/hello/2.0.0.js'),
  previous: { version: '1.9.0', entry: asset('/hello/1.9.0.js') },
} as unknown as ResolvedRemote;
const withoutPrevious = { ...remote, previous: null } as unknown as ResolvedRemote;

/** The federation's runtime: what is asked of it after a failure. */
function climb(of: ResolvedRemote = remote) {
  const asked: string[] = [];
  const plugin = failureLadder([of]);
  const loadRemote = (id: string) => {
    asked.push(id);
    return Promise.resolve({ id });
  };
  return {
    asked,
    fail: (name: string) =>
      plugin.errorLoadRemote?.({
        error: new Error('Loading failed'),
        remote: { name },
        expose: './page',
        origin: { loadRemote },
      } as never),
    idOf: (id: string) => plugin.beforeRequest?.({ id } as never) as { id: string },
  };
}

let warnings: ReturnType<typeof silence>;
const silence = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  warnings = silence();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('what cannot be loaded is tried once more from another address, then the good version before it', async () => {
  const ladder = climb();

  await ladder.fail('mfe_hello_200');
  expect(ladder.asked).toEqual(['mfe_hello_200.retry/page']);
  expect(ladder.idOf('mfe_hello_200/page')).toEqual({ id: 'mfe_hello_200/page' });

  await ladder.fail('mfe_hello_200.retry');
  expect(ladder.asked).toEqual(['mfe_hello_200.retry/page', 'mfe_hello_200.previous/page']);
  expect(warnings).toHaveBeenCalledWith('mfe-hello@2.0.0 cannot be loaded, using 1.9.0', expect.any(Error));
});

test('once it went down a remote goes on as its previous version, whatever is asked of it', async () => {
  const ladder = climb();
  await ladder.fail('mfe_hello_200.retry');

  expect(ladder.idOf('mfe_hello_200/widgets/teaser')).toEqual({ id: 'mfe_hello_200.previous/widgets/teaser' });
  expect(ladder.idOf('mfe_other_100/page')).toEqual({ id: 'mfe_other_100/page' });
});

test('with the last step gone nothing more is tried, and the loading fails', async () => {
  expect(await climb().fail('mfe_hello_200.previous')).toBeUndefined();
  expect(await climb(withoutPrevious).fail('mfe_hello_200.retry')).toBeUndefined();
  expect(await climb().fail('mfe_unknown')).toBeUndefined();
});

test('offline no version is given up: the next call begins with the same one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ladder = climb();

  await ladder.fail('mfe_hello_200');
  await ladder.fail('mfe_hello_200.retry');

  expect(ladder.asked).toEqual([]);
  expect(ladder.idOf('mfe_hello_200/page')).toEqual({ id: 'mfe_hello_200/page' });
  expect(warnings).not.toHaveBeenCalled();
});

test('what could not be had from either address is noted for its remote, once, also with nothing below it', async () => {
  takeFailures();
  await climb().fail('mfe_hello_200');
  expect(takeFailures()).toEqual([]);
  await climb().fail('mfe_hello_200.retry');
  await climb(withoutPrevious).fail('mfe_hello_200.retry');
  expect(takeFailures()).toEqual([
    { kind: 'load', remote: 'mfe-hello' },
    { kind: 'load', remote: 'mfe-hello' },
  ]);
});
