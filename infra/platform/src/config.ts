import { sayIssues } from '@shared-kit/contracts/http/plain-issues';
import { logLevelSchema } from '@shared-kit/contracts/process/process-settings.contract';
import { proxyRangesSchema } from '@shared-kit/contracts/process/proxy-ranges.contract';
import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';
import { z } from 'zod';

const port = z.coerce
  .number('must be a port number')
  .int()
  .min(1, 'must be a port number')
  .max(65_535, 'must be a port number');
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' });

/** Browsers make passkeys at host names only, and keep them from pages that come unencrypted over a network. */
const publicOrigin = z.url('must be an address as https://operators.example').refine(isForPasskeys, {
  error: 'must be https://, a host name and at most a port, without a path; http:// for localhost only',
});

/** Every variable the platform reads, each with its default. Empty counts as not set. */
export const environmentSchema = z.object({
  PORT: port.default(3000).describe('Where shoppers connect.'),
  OPERATOR_PORT: port.default(3001).describe('Operator pages, release registry and metrics.'),
  OPERATOR_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Where the operator port listens; everybody signs in there (npm run operators). 0.0.0.0 for all addresses.',
    ),
  OPERATOR_ORIGIN: publicOrigin
    .optional()
    .describe(
      'Where browsers reach the operator port, as https://operators.example: passkeys are good there only, and invitations lead there. Without it http://localhost:OPERATOR_PORT.',
    ),
  TRUST_PROXY: proxyRangesSchema,
  API_PORT: port.optional().describe('Port of the API, loopback only. Without it OPERATOR_PORT + 1.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Everything that is written: database, outbox, artifacts, pictures, keys.'),
  DATABASE_URL: postgresUrl.optional().meta({
    description: 'Owner of an outside PostgreSQL database. Without it the embedded one is started.',
    secret: true,
  }),
  APP_DATABASE_URL: postgresUrl.optional().meta({
    description: 'Login of the role dealer_app on that database. Without it the platform creates the role.',
    secret: true,
  }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .meta({
      description: 'An outside mail server. Without it a catcher on this machine takes every mail.',
      secret: true,
    }),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description: 'Signs session cookies, 32 characters or more. Without it a random one is made and kept in DATA_DIR.',
    secret: true,
  }),
  LOG_LEVEL: logLevelSchema.default('warn').describe('How much every process says.'),
  SEED_DEMO: z
    .stringbool({ error: 'must be true or false' })
    .default(true)
    .describe('Fills an empty database with the demo sites.'),
  SPARES: z
    .stringbool({ error: 'must be true or false' })
    .default(true)
    .describe(
      'A second API and a second shell stand by, loaded, and go on at once when the first ends. Costs their memory.',
    ),
  SECOND_APPROVAL: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('Whether a version reaches more than half of all visitors only once a second person has approved it.'),
  STARTED_AT: z.coerce
    .number()
    .optional()
    .describe('When the command was given, in milliseconds since 1970; bin/start.mjs says it.'),
});

export type PlatformConfig = {
  port: number;
  operatorPort: number;
  operatorHost: string;
  /** Of the operator port, as browsers see it. */
  publicOperatorOrigin: string;
  /** Address ranges of proxies. */
  trustProxy: string[];
  apiPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  appDatabaseUrl: string | undefined;
  smtpUrl: string | undefined;
  sessionSecret: string | undefined;
  logLevel: string;
  seedDemo: boolean;
  spares: boolean;
  secondApproval: boolean;
  startedAtMs: number;
};

/** A setting that cannot be used. The message names the variable and is meant for the person at the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment once, or throws one ConfigError that lists every wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): PlatformConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = sayIssues(parsed.error, '  ');
    throw new ConfigError(`Wrong settings:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const config: PlatformConfig = {
    port: env.PORT,
    operatorPort: env.OPERATOR_PORT,
    operatorHost: env.OPERATOR_HOST,
    publicOperatorOrigin: new URL(env.OPERATOR_ORIGIN ?? `http://localhost:${env.OPERATOR_PORT}`).origin,
    trustProxy: env.TRUST_PROXY,
    apiPort: env.API_PORT ?? env.OPERATOR_PORT + 1,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    appDatabaseUrl: env.APP_DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    sessionSecret: env.SESSION_SECRET,
    logLevel: env.LOG_LEVEL,
    seedDemo: env.SEED_DEMO,
    spares: env.SPARES,
    secondApproval: env.SECOND_APPROVAL,
    startedAtMs: env.STARTED_AT ?? Date.now(),
  };
  refuseSharedPorts(config);
  return config;
}

function isForPasskeys(address: string): boolean {
  const url = URL.parse(address);
  if (!url || isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0 || url.href !== `${url.origin}/`) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}

/** Whether only this machine can connect to a server that listens there. */
export function isOwnHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}

/** Where the operator's server is reached from this machine. */
export function operatorOrigin({ operatorHost, operatorPort }: Pick<PlatformConfig, 'operatorHost' | 'operatorPort'>) {
  const host = ['0.0.0.0', '::', 'localhost'].includes(operatorHost) ? '127.0.0.1' : operatorHost;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${operatorPort}`;
}

/** Names that the operator port answers to; every name where other machines reach it by themselves. */
export function operatorHosts({
  operatorHost,
  publicOperatorOrigin,
}: Pick<PlatformConfig, 'operatorHost' | 'publicOperatorOrigin'>): string[] | undefined {
  if (!isOwnHost(operatorHost)) return undefined;
  return ['localhost', '127.0.0.1', '[::1]', operatorHost, new URL(publicOperatorOrigin).hostname];
}

/** What to set where other machines reach the operator port, and its links lead to this one; null where they lead there. */
export function linksAdvice({
  operatorHost,
  publicOperatorOrigin,
}: Pick<PlatformConfig, 'operatorHost' | 'publicOperatorOrigin'>): string | null {
  if (isOwnHost(operatorHost) || new URL(publicOperatorOrigin).hostname !== 'localhost') return null;
  return `OPERATOR_HOST is ${operatorHost}, but links to sign in lead to ${publicOperatorOrigin}, which is good on this machine alone: set OPERATOR_ORIGIN to where browsers reach it, as https://operators.example`;
}

function refuseSharedPorts({ port: shop, operatorPort, apiPort }: PlatformConfig): void {
  if (shop === operatorPort)
    throw new ConfigError(`PORT and OPERATOR_PORT are both ${shop}: set one of them to another port`);
  if (apiPort === shop || apiPort === operatorPort) {
    throw new ConfigError(
      `API_PORT would be ${apiPort}, which is taken by PORT or OPERATOR_PORT: set API_PORT to another port`,
    );
  }
}
