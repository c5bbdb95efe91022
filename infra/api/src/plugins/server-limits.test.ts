import { serverLimits } from './server-limits';

test('a handler that takes too long answers before its silent connection is cut', () => {
  const { handlerTimeout, connectionTimeout } = serverLimits;

  // An answer takes its time too.
  expect(handlerTimeout).toBeLessThanOrEqual(connectionTimeout - 200);
});
