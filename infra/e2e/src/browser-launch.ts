import { findChromium } from '@infra/platform/test-run/find-chromium';

/** How journeys start their browser: the one of this machine, which asks nobody but us. */
export const browserLaunch = {
  executablePath: findChromium(process.env),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A browser that asks for no picture: for what pictures play no part in, on hundreds of pages. */
export const withoutPictures = {
  ...browserLaunch,
  args: [...browserLaunch.args, '--blink-settings=imagesEnabled=false'],
};
