import { loadConfig } from './config';

const env = {
  APP_DATABASE_URL: 'postgresql://dealer_app:hush@127.0.0.1:5432/dealer',
  SESSION_SECRET: 'long enough to sign a session with',
};

test('reads what it needs and fills in the rest', () => {
  expect(loadConfig({ ...env, API_PORT: '3310' })).toMatchObject({ API_PORT: 3310, API_HOST: '127.0.0.1' });
});

test('names what is wrong without its value', () => {
  const load = () => loadConfig({ ...env, SESSION_SECRET: 'hunter2', TRUST_PROXY: 'true' });

  expect(load).toThrow(/SESSION_SECRET/);
  expect(load).toThrow(/TRUST_PROXY/);
  expect(load).not.toThrow(/hunter2/);
});

test.each(['true', '1', 'loopback', '10.0.0.1', '10.0.0.0/33', '::1/129'])(
  'trusts no proxy by "%s": only address ranges',
  (list) => {
    expect(() => loadConfig({ ...env, TRUST_PROXY: list })).toThrow(/address ranges/);
  },
);
