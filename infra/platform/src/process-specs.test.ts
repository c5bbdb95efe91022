import { readConfig } from './config';
import { processSpecs } from './process-specs';

const providers = {
  TWILIO_AUTH_TOKEN: 'of twilio',
  STRIPE_SECRET_KEY: 'of stripe',
  STRIPE_WEBHOOK_SECRET: 'of webhooks',
  YOUX_KEY: 'of youx',
};
const specs = processSpecs({
  root: '/repository',
  config: readConfig({}),
  appUrl: 'postgres://dealer_app:of-the-database@127.0.0.1/dealer',
  smtpUrl: 'smtp://user:of-the-mail@127.0.0.1',
  sessionSecret: 'of sessions',
  vapidKey: 'of notifications',
  trustedKey: 'sha256:0',
  environment: {
    ...providers,
    ...{ PATH: '/bin', TRUST_PROXY: '10.0.0.0/8', SMTP_URL: 'smtp://user:of-the-mail@127.0.0.1' },
    ...{ RELEASE_SIGNING_KEY: 'of releases', DATABASE_URL: 'postgres://of-the-owner', UNHEARD_OF: 'of somebody' },
  },
});

test('the process that runs the code of remotes gets no secret but the one of form stamps', () => {
  const { FORM_STAMP_SECRET: stamp, ...rest } = specs.shell.env as Record<string, string | undefined>;

  expect(stamp).toMatch(/^[0-9a-f]{64}$/);
  expect(rest).toMatchObject({
    RELEASE_TRUSTED_KEY: 'sha256:0',
    PATH: '/bin',
    TRUST_PROXY: '10.0.0.0/8',
    NODE_ENV: 'production',
  });
  expect(Object.values(rest).filter((value) => value?.includes('of'))).toEqual([]);
});

test("API and worker get their providers' keys, and neither the owner's login nor the key of releases", () => {
  for (const { env } of [specs.api, specs.worker]) {
    expect(env).toMatchObject({ ...providers, VAPID_PRIVATE_KEY: 'of notifications' });
    expect(env).not.toHaveProperty('RELEASE_SIGNING_KEY');
    expect(env).not.toHaveProperty('DATABASE_URL');
  }
});
