import { linksAdvice, ConfigError, operatorHosts, operatorOrigin, readConfig } from './config';

test('nothing set means the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    operatorPort: 3001,
    operatorHost: '127.0.0.1',
    apiPort: 3002,
    logLevel: 'warn',
    seedDemo: true,
  });
  expect(config.dataDir).toMatch(/\/\.data$/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('the API listens next to the operator port unless it has a port of its own', () => {
  expect(readConfig({ OPERATOR_PORT: '4001' }).apiPort).toBe(4002);
  expect(readConfig({ OPERATOR_PORT: '4001', API_PORT: '5000' }).apiPort).toBe(5000);
});

test('every wrong variable is named at once', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'SESSION_SECRET']) expect(read).toThrow(name);
});

test('a message about a wrong variable does not repeat its value', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).not.toThrow('hunter2');
});

test.each([
  [{ PORT: '4000', OPERATOR_PORT: '4000' }, 'OPERATOR_PORT'],
  [{ PORT: '3002' }, 'API_PORT'],
])('two servers on one port are refused (%o)', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
});

test.each(['127.0.0.1', '::1', 'localhost', '0.0.0.0', 'operator.example'])(
  'operator pages may be at %s, as everybody signs in there',
  (host) => {
    expect(readConfig({ OPERATOR_HOST: host }).operatorHost).toBe(host);
  },
);

test('browsers reach the operator port at localhost unless it is said where, and the port answers to that name', () => {
  expect(readConfig({ OPERATOR_PORT: '4001' }).publicOperatorOrigin).toBe('http://localhost:4001');
  const config = readConfig({ OPERATOR_ORIGIN: 'https://Operators.example:443/' });
  expect(config.publicOperatorOrigin).toBe('https://operators.example');
  expect(operatorHosts(config)).toContain('operators.example');
});

test.each([
  ['0.0.0.0', undefined, 'set OPERATOR_ORIGIN to where browsers reach it'],
  ['192.168.1.5', undefined, 'lead to http://localhost:3001'],
  ['0.0.0.0', 'https://operators.example', null],
  ['127.0.0.1', undefined, null],
])('listening at %s with links to %s, the person at the terminal is told: %s', (host, origin, words) => {
  const advice = linksAdvice(readConfig({ OPERATOR_HOST: host, OPERATOR_ORIGIN: origin }));
  expect(advice).toEqual(words === null ? null : expect.stringContaining(words));
});

test.each(['operators.example', 'http://operators.example', 'https://192.0.2.7', 'https://operators.example/console'])(
  'an address that no passkey can be made at is refused: %s',
  (address) => {
    expect(() => readConfig({ OPERATOR_ORIGIN: address })).toThrow('OPERATOR_ORIGIN');
  },
);

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
])('operator pages at %s are reached from this machine at %s', (operatorHost, reached) => {
  expect(operatorOrigin({ operatorHost, operatorPort: 3001 })).toBe(`http://${reached}:3001`);
});
