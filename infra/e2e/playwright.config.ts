import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser-launch';
import { shellOrigin } from './src/running-platform';

/**
 * Journeys run against a composed production build that is already up: `npm test` starts one of its own
 * and says where, `npm run e2e` takes the one `npm start` runs.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  // Ends what hangs; what a page owes is in `expect`. The longest journey takes 12 s, and 50 on a machine that does ten other things.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL: shellOrigin,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: browserLaunch,
  },
});
