import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { proxyRangesSchema } from '@shared-kit/contracts/proxy-ranges.contract';
import { z } from 'zod';

/** Demo pictures of the repository; an installation points IMAGES_DIR at its own. */
const DEMO_IMAGES_DIR = join(import.meta.dirname, '../../demo/pictures');

const configSchema = z
  .object({
    /** Role dealer_app: no owner, bound by row level security. */
    APP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
    /** Told to stop, it answers on for so long and says at /readyz that it is not ready: behind a balancer, longer than that one takes to notice. */
    DRAIN_MS: z.coerce.number().int().min(0).max(5_000).default(0),
    /** Stands by: loads everything, and listens once the supervisor says that the one before it has ended. */
    SPARE: z.stringbool().default(false),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    SESSION_SECRET: z.string().min(32),
    /** Signs when a form was rendered; shared with the shell. Without it nobody's form is judged by its age. */
    FORM_STAMP_SECRET: z.string().min(32).optional(),
    /** Days after which the person is blanked out of a lead. */
    LEAD_RETENTION_DAYS: z.coerce.number().int().min(30).default(730),
    /** Cars held without a deposit: begun in a day by one shopper, and at once from one range of addresses and at one site. */
    HOLDS_A_DAY_PER_SHOPPER: z.coerce.number().int().min(1).default(3),
    HOLDS_AT_ONCE_PER_RANGE: z.coerce.number().int().min(1).default(6),
    HOLDS_AT_ONCE_PER_SITE: z.coerce.number().int().min(1).default(20),
    /** Sign-in codes by text message, in an hour: at one site, on the platform, to 10,000 neighbouring numbers, from one range of addresses at one site. */
    SMS_CODES_AN_HOUR_PER_SITE: z.coerce.number().int().min(1).default(60),
    SMS_CODES_AN_HOUR: z.coerce.number().int().min(1).default(600),
    SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: z.coerce.number().int().min(1).default(20),
    SMS_CODES_AN_HOUR_PER_ADDRESS_RANGE: z.coerce.number().int().min(1).default(30),
    /** Confirmations to one e-mail address in a day, from all sites; beyond it one summary. */
    MAILS_A_DAY_PER_RECIPIENT: z.coerce.number().int().min(1).default(10),
    /** Days after which an account that nobody uses is deleted. */
    ACCOUNT_RETENTION_DAYS: z.coerce.number().int().min(90).default(730),
    /** Where mail leaves: the catcher's address unless set. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:2525'),
    /** The platform's own sending address; the site's name stands beside it. */
    MAIL_FROM: z.email().default('website@dealer-platform.example'),
    /** SMS by Twilio when all three are set; the sender is a messaging service (MG…) or a number. Else the operator's outbox. */
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_SENDER: z.string().optional(),
    /** Twilio's own address unless a region's (api.sydney.au1.twilio.com) or a test server is wanted. */
    TWILIO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** A valuation provider's price gauge; without both, comparables in stock are used. */
    AUTOGAUGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AUTOGAUGE_KEY: z.string().min(1).optional(),
    /** A provider that values trade-ins; without both, comparables in stock are used. */
    VALUATION_URL: z.url({ protocol: /^https?$/ }).optional(),
    VALUATION_KEY: z.string().min(1).optional(),
    /** youX, for finance quotes; without both, the rates of the car's own lenders are used. */
    YOUX_URL: z.url({ protocol: /^https?$/ }).optional(),
    YOUX_KEY: z.string().min(1).optional(),
    /** A provider that knows vehicles by their plate; without both, the group's own stock records are asked. */
    REGO_URL: z.url({ protocol: /^https?$/ }).optional(),
    REGO_KEY: z.string().min(1).optional(),
    /** Deposits by Stripe when both are set, else by the simulator. */
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Stripe's own address unless its test server stands in. */
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Who may say for whom a request is made (X-Forwarded-For): the shell and the load balancer. */
    TRUST_PROXY: proxyRangesSchema,
    DATA_DIR: z
      .string()
      .min(1)
      .default(join(tmpdir(), 'dealer-platform'))
      .transform((path) => resolve(path)),
    IMAGES_DIR: z
      .string()
      .min(1)
      .default(DEMO_IMAGES_DIR)
      .transform((path) => resolve(path)),
    /** Disk the resized pictures may take, in megabytes. */
    IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(2_000),
    /** Search answers kept in memory. */
    SEARCH_CACHE_ENTRIES: z.coerce.number().int().min(1).default(500),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  })
  .refine(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_SECRET_KEY'],
    error: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together',
  })
  .refine(
    ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER }) =>
      !TWILIO_ACCOUNT_SID === !TWILIO_AUTH_TOKEN && !TWILIO_AUTH_TOKEN === !TWILIO_SENDER,
    {
      path: ['TWILIO_ACCOUNT_SID'],
      error: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_SENDER belong together',
    },
  );
export type Config = Readonly<z.output<typeof configSchema>>;

/**
 * Reads the environment once, at start. Nothing else reads `process.env`.
 *
 * @throws {Error} naming every missing or malformed variable, never its value.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) throw new Error(`Invalid configuration\n${z.prettifyError(parsed.error)}`);
  return Object.freeze(parsed.data);
}
