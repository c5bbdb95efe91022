import { sharedOnce } from './shared-once.plugin';

type Args = Parameters<NonNullable<ReturnType<typeof sharedOnce>['resolveShare']>>[0];

/** A remote brings a newer React of its own and asks for one. */
function asks(requiredVersion: string): Args {
  const versions = { '19.3.1': { from: 'shell', version: '19.3.1' }, '19.9.0': { from: 'hello', version: '19.9.0' } };
  return {
    shareScopeMap: { default: { react: versions } },
    scope: 'default',
    pkgName: 'react',
    version: '19.9.0',
    shareInfo: { from: 'hello', shareConfig: { requiredVersion } },
    resolver: () => ({ shared: versions['19.9.0'], useTreesShaking: false }),
  } as unknown as Args;
}

test("a remote gets the page's copy of what the shell shares, though it brings a newer one", () => {
  const resolved = sharedOnce().resolveShare?.(asks('^19.0.0'));
  expect(resolved?.resolver()?.shared.from).toBe('shell');
});

test('a remote that needs another version than the page has fails', () => {
  expect(() => sharedOnce().resolveShare?.(asks('^20.0.0'))).toThrow('hello needs react ^20.0.0, the page has 19.3.1');
});

test("it is the shell's copy, not the one that was offered first", () => {
  const { resolver, shareScopeMap, ...args } = asks('^19.0.0');
  const react = Object.fromEntries(Object.entries(shareScopeMap['default']?.['react'] ?? {}).toReversed());
  const resolved = sharedOnce().resolveShare?.({ ...args, resolver, shareScopeMap: { default: { react } } });

  expect(Object.keys(react)).toEqual(['19.9.0', '19.3.1']);
  expect(resolved?.resolver()?.shared.from).toBe('shell');
});
