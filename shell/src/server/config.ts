import { proxyRangesSchema } from '@shared-kit/contracts/proxy-ranges.contract';
import { keyFingerprint } from '@shared-kit/domain/release/release-keys';
import { z } from 'zod';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

function asFingerprint(text: string, context: z.RefinementCtx): string {
  try {
    return /^sha256:[0-9a-f]{64}$/.test(text.trim()) ? text.trim() : keyFingerprint(text);
  } catch {
    context.addIssue('neither sha256: and 64 hexadecimal digits nor an Ed25519 public key');
    return z.NEVER;
  }
}

const configSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SHELL_HOST: z.string().default('127.0.0.1'),
  /** Who may say for whom a request is made (X-Forwarded-For): the load balancer. The API has to trust the shell. */
  TRUST_PROXY: proxyRangesSchema,
  API_ORIGIN: z.url().default('http://127.0.0.1:3002'),
  REGISTRY_URL: z.url().default('http://127.0.0.1:3001/registry'),
  /** The release key that is trusted, and after it those it names: `sha256:` and its fingerprint, or PEM. */
  RELEASE_TRUSTED_KEY: z.string().transform(asFingerprint).optional(),
  /** Published artifacts: {remote}/{version}/… */
  ARTIFACTS_DIR: z.string().default('.data/artifacts'),
  /** Where the last good copies of registry and sites are kept. */
  SHELL_STATE_DIR: z.string().default('.data/shell'),
  /** Remotes that somebody works on, build directory by name, as JSON. For a development build of the shell. */
  WORKING_COPIES: json.pipe(z.record(z.string(), z.string())).default({}),
  /** The build of the shell itself. */
  SHELL_DIST: z.string().default('shell/dist'),
  /** Signs when a form was rendered, for the API to read. */
  FORM_STAMP_SECRET: z.string().min(32).optional(),
  /** Threads that draw pages: one per core at most is of use. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(32).default(2),
  /** Milliseconds between looks at registry and sites: a promotion reaches every new request well under 5 s. */
  REFRESH_MS: z.coerce.number().int().min(10).default(1000),
  /** Told to stop, it answers on for so long and says at /readyz that it is not ready: behind a balancer, longer than that one takes to notice. */
  DRAIN_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  /** Stands by: loads everything, and listens once the supervisor says that the one before it has ended. */
  SPARE: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type Config = Readonly<z.infer<typeof configSchema>>;

/**
 * Reads the environment once, at start.
 *
 * @throws {Error} naming every missing or malformed variable, never its value.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) throw new Error(`Invalid configuration\n${z.prettifyError(parsed.error)}`);
  return Object.freeze(parsed.data);
}

/** What the threads that draw read of the environment. A remote's code runs there: nothing else, and no secret. */
const OF_THREADS = ['NODE_ENV', 'LOG_LEVEL', 'API_ORIGIN', 'REGISTRY_URL', 'ARTIFACTS_DIR', 'SHELL_DIST', 'TZ'];

export function threadSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(OF_THREADS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
