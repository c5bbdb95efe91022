import '@shared-kit/contracts/http/plain-issues';
import { processSettings } from '@shared-kit/contracts/process/process-settings.contract';
import { proxyRangesSchema } from '@shared-kit/contracts/process/proxy-ranges.contract';
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

/** @public `.env.example` is made from it, in another project. */
export const configSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Where shoppers connect.'),
  SHELL_HOST: z.string().default('127.0.0.1').describe('Where the shell listens.'),
  TRUST_PROXY: proxyRangesSchema,
  API_ORIGIN: z.url().default('http://127.0.0.1:3002').describe('Where the shell finds the API.'),
  REGISTRY_URL: z
    .url()
    .default('http://127.0.0.1:3001/registry')
    .describe('Where the shell finds the release registry.'),
  RELEASE_TRUSTED_KEY: z
    .string()
    .transform(asFingerprint)
    .optional()
    .describe(
      'The release key that shells trust, and after it those it names: sha256: and its fingerprint, or PEM. Without it npm start notes the first key.',
    ),
  ARTIFACTS_DIR: z.string().default('.data/artifacts').describe('Published artifacts: {remote}/{version}/…'),
  SHELL_STATE_DIR: z
    .string()
    .default('.data/shell')
    .describe('Where the last good copies of registry and sites are kept.'),
  WORKING_COPIES: json
    .pipe(z.record(z.string(), z.string()))
    .default({})
    .describe(
      'Remotes that somebody works on, build directory by name, as JSON; npm run dev says it to a development build.',
    ),
  SHELL_DIST: z.string().default('shell/dist').describe('The build of the shell itself.'),
  FORM_STAMP_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta({ description: 'Signs when a form was rendered, for the API to read.', secret: true }),
  RENDER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(32)
    .default(2)
    .describe('Threads that render pages: one per core at most is of use.'),
  RENDER_THREAD_MB: z.coerce
    .number()
    .int()
    .min(128)
    .max(8_192)
    .default(512)
    .describe(
      'Megabytes that each of them may keep before it is ended and replaced; a shell of many sites needs more.',
    ),
  PAGES_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4_096)
    .default(64)
    .describe('Megabytes of HTML that the shell keeps of pages that many get alike; 0 renders each page anew.'),
  SURROGATE_KEYS: z
    .stringbool()
    .default(false)
    .describe(
      'Tells a cache in front of the shell what it may keep (Surrogate-Control, Surrogate-Key). It has to know visitors of a rollout apart by their cookie, and those with the cookie `shopper-state`, to hand on requests with the cookie `finance_assumption`, and to be told of changes.',
    ),
  REFRESH_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(1000)
    .describe(
      'Milliseconds between looks at registry and sites: a promotion reaches every new request well under 5 s.',
    ),
  ...processSettings,
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

/** What the threads that render read of the environment. A remote's code runs there: nothing else, and no secret. */
const OF_THREADS = ['NODE_ENV', 'LOG_LEVEL', 'API_ORIGIN', 'REGISTRY_URL', 'ARTIFACTS_DIR', 'SHELL_DIST', 'TZ'];

export function threadSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(OF_THREADS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
