import { existsSync } from 'node:fs';

/**
 * Debian's, the leaner first: `chromium-headless-shell` is what Playwright itself drives; the full Chromium draws its
 * own interface beside each page, headless too, and took 284 s of CPU for journeys that take the shell 198.
 */
const DEBIAN_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser there is: CHROMIUM_PATH, else Debian's headless shell, else its Chromium; undefined without any. */
export function installedChromium(environment: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  return environment['CHROMIUM_PATH'] || DEBIAN_PATHS.find((path) => exists(path));
}
