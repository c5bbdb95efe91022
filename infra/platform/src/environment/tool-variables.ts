import { z } from 'zod';

/** What `npm start` and the release tool read of keys where they need them. */
export const releaseVariables = z.object({
  RELEASE_SIGNING_KEY: z.string().optional().meta({
    description: 'Signs releases (PEM). Without it a key is made once and kept in DATA_DIR.',
    secret: true,
  }),
  RELEASE_TRUSTED_KEY: z
    .string()
    .optional()
    .describe(
      'The release key that shells trust, and after it those it names: sha256: and its fingerprint, or PEM. Without it the first key of DATA_DIR.',
    ),
});

/** Variables of tests, benchmarks and commands. */
export const toolVariables = z.object({
  OPERATOR_TOKEN: z.string().optional().meta({
    description: 'release -- publish --to: a token of the console there. Without it --token-file.',
    secret: true,
  }),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe("The browser of journeys, benchmarks and the demo's pictures. Without it Debian's."),
  E2E_PORT: z.string().optional().describe('Journeys: PORT of the instance that is tried. Without it PORT.'),
  E2E_OPERATOR_PORT: z.string().optional().describe('Journeys: its OPERATOR_PORT. Without it OPERATOR_PORT.'),
  E2E_API_ORIGIN: z
    .string()
    .optional()
    .describe("Journeys: where its API is. Without it the port after the operator's."),
  E2E_DATA_DIR: z.string().optional().describe('Journeys: its DATA_DIR. Without it DATA_DIR.'),
  BENCH_DATA_DIR: z.string().optional().describe("Search benchmark: keeps its database's folder for the next run."),
  FAULTS: z
    .string()
    .optional()
    .describe('bench:hostile -- faults: the faults to try, joined by commas. Without it all.'),
  FORMS: z.string().optional().describe('bench:hostile -- remembered: how many forms are sent. Without it 10000.'),
  PAGES: z.string().optional().describe('bench:hostile -- remembered: how many pages are read. Without it 50000.'),
  FUZZ_SEED: z.string().optional().describe('bench:hostile -- fuzz: the seed of an earlier run, to repeat it.'),
});
