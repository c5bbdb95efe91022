import '@shared-kit/contracts/http/plain-issues';
import { processSettings } from '@shared-kit/contracts/process/process-settings.contract';
import { proxyRangesSchema } from '@shared-kit/contracts/process/proxy-ranges.contract';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Demo pictures of the repository; an installation points IMAGES_DIR at its own. */
const DEMO_IMAGES_DIR = join(import.meta.dirname, '../../demo/pictures');

export const configSchema = z
  .object({
    APP_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .meta({ description: 'Login of the role dealer_app: no owner, bound by row level security.', secret: true }),
    API_HOST: z.string().default('127.0.0.1').describe('Where the API listens.'),
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3002).describe('Port of the API.'),
    ...processSettings,
    SESSION_SECRET: z.string().min(32).meta({ description: 'Signs session cookies.', secret: true }),
    FORM_STAMP_SECRET: z.string().min(32).optional().meta({
      description:
        "Signs when a form was rendered; shared by shell and API. Without it nobody's form is judged by its age.",
      secret: true,
    }),
    LEAD_RETENTION_DAYS: z.coerce
      .number()
      .int()
      .min(30)
      .default(730)
      .describe('Days after which the person is blanked out of a lead.'),
    HOLDS_A_DAY_PER_SHOPPER: z.coerce
      .number()
      .int()
      .min(1)
      .default(3)
      .describe('Cars held without a deposit that one shopper may begin in a day.'),
    HOLDS_AT_ONCE_PER_RANGE: z.coerce
      .number()
      .int()
      .min(1)
      .default(6)
      .describe('Cars held without a deposit at once from one range of addresses.'),
    HOLDS_AT_ONCE_PER_SITE: z.coerce
      .number()
      .int()
      .min(1)
      .default(20)
      .describe('Cars held without a deposit at once at one site.'),
    SMS_CODES_AN_HOUR_PER_SITE: z.coerce
      .number()
      .int()
      .min(1)
      .default(60)
      .describe('Sign-in codes by text message in an hour at one site.'),
    SMS_CODES_AN_HOUR: z.coerce
      .number()
      .int()
      .min(1)
      .default(600)
      .describe('Sign-in codes by text message in an hour on the whole platform.'),
    SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: z.coerce
      .number()
      .int()
      .min(1)
      .default(20)
      .describe('Sign-in codes by text message in an hour to 10,000 neighbouring numbers.'),
    SMS_CODES_AN_HOUR_PER_ADDRESS_RANGE: z.coerce
      .number()
      .int()
      .min(1)
      .default(30)
      .describe('Sign-in codes by text message in an hour from one range of addresses at one site.'),
    MAILS_A_DAY_PER_RECIPIENT: z.coerce
      .number()
      .int()
      .min(1)
      .default(10)
      .describe('Confirmations to one e-mail address in a day, from all sites; beyond it one summary.'),
    ACCOUNT_RETENTION_DAYS: z.coerce
      .number()
      .int()
      .min(90)
      .default(730)
      .describe('Days after which an account that nobody uses is deleted.'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .default('smtp://127.0.0.1:2525')
      .meta({ description: "Where mail leaves: the catcher's address unless set.", secret: true }),
    MAIL_FROM: z
      .email()
      .default('website@dealer-platform.example')
      .describe("The platform's own sending address; the site's name stands beside it."),
    TWILIO_ACCOUNT_SID: z
      .string()
      .optional()
      .describe(
        "Text messages by Twilio when this, the token and the sender are set. Without them they stay in the operator's outbox.",
      ),
    TWILIO_AUTH_TOKEN: z.string().optional().meta({ description: "Twilio's token.", secret: true }),
    TWILIO_SENDER: z.string().optional().describe('A messaging service (MG…) or a number.'),
    TWILIO_API_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("Another address of Twilio: a region's (api.sydney.au1.twilio.com) or a test server's."),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url')
      .optional()
      .meta({
        description:
          'Signs notifications to browsers (RFC 8292): a private key of P-256, base64url. npm start makes one and keeps it in DATA_DIR; with another, browsers that subscribed before are not reached any more.',
        secret: true,
      }),
    PUSH_TO_LOOPBACK: z
      .stringbool()
      .default(false)
      .describe('For tests only: push services may be on this machine, without https.'),
    AUTOGAUGE_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("A valuation provider's price gauge. Without it and its key, comparables in stock are used."),
    AUTOGAUGE_KEY: z.string().min(1).optional().meta({ description: 'The key for AUTOGAUGE_URL.', secret: true }),
    VALUATION_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('A provider that values trade-ins. Without it and its key, comparables in stock are used.'),
    VALUATION_KEY: z.string().min(1).optional().meta({ description: 'The key for VALUATION_URL.', secret: true }),
    YOUX_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("youX, for finance quotes. Without it and its key, the rates of the car's own lenders are used."),
    YOUX_KEY: z.string().min(1).optional().meta({ description: 'The key for YOUX_URL.', secret: true }),
    GOOGLE_GEOCODING_KEY: z.string().min(1).optional().meta({
      description:
        "Google's geocoding, for deliveries by distance. Without it the platform's own list of places is used.",
      secret: true,
    }),
    GOOGLE_GEOCODING_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://maps.googleapis.com/maps/api/geocode/json')
      .describe("Another address of Google's geocoding: a test server's."),
    GOOGLE_PLACES_KEY: z.string().min(1).optional().meta({
      description: 'Google Places, for `npm run reviews -- fetch`. Without it reviews are those that were imported.',
      secret: true,
    }),
    PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS: z.coerce
      .number()
      .int()
      .min(1)
      .default(120)
      .describe(
        'Questions in an hour, by each process, to a provider paid for each (YOUX_URL, GOOGLE_GEOCODING_KEY, REGO_URL) for one address at one site.',
      ),
    PROVIDER_QUESTIONS_AN_HOUR_PER_SITE: z.coerce
      .number()
      .int()
      .min(1)
      .default(3_000)
      .describe('The same for all who ask at one site.'),
    REGO_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe(
        "A provider that knows vehicles by their plate. Without it and its key, the group's own stock records are asked.",
      ),
    REGO_KEY: z.string().min(1).optional().meta({ description: 'The key for REGO_URL.', secret: true }),
    STRIPE_SECRET_KEY: z.string().optional().meta({
      description: 'Deposits by Stripe when this and the webhook secret are set. Without them by the simulator.',
      secret: true,
    }),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .optional()
      .meta({ description: "Checks that a payment's news is from Stripe.", secret: true }),
    STRIPE_API_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("Another address of Stripe: its test server's."),
    TRUST_PROXY: proxyRangesSchema,
    DATA_DIR: z
      .string()
      .min(1)
      .default(join(tmpdir(), 'dealer-platform'))
      .transform((path) => resolve(path))
      .describe('Where resized pictures and photos of shoppers are kept.'),
    IMAGES_DIR: z
      .string()
      .min(1)
      .default(DEMO_IMAGES_DIR)
      .transform((path) => resolve(path))
      .describe('Pictures of the vehicles. An installation points it at its own.'),
    IMAGE_CACHE_MB: z.coerce
      .number()
      .int()
      .min(1)
      .default(2_000)
      .describe('Disk the resized pictures may take, in megabytes.'),
    SEARCH_CACHE_ENTRIES: z.coerce.number().int().min(1).default(500).describe('Search answers kept in memory.'),
    DATABASE_POOL: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(10)
      .describe('Connections to the database that a process holds at most; npm start gives the worker 4.'),
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
