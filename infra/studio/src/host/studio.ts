import { existsSync } from 'node:fs';
import { installedChromium } from '@infra/build-kit/installed-chromium';
import { chromium } from '@playwright/test';
import type { ColourId } from '../colours';
import type { Placement } from '../studio/placement';
import type { Shot, Stage } from '../studio/stage';
import type { RoomShot } from '../studio/room/room-stage';
import { serveStudio } from './asset-server';

export type Studio = {
  show: (...placements: Placement[]) => Promise<void>;
  /** RGBA bytes of each colour, top row first. */
  shoot: (shot: Shot) => Promise<Map<ColourId, Buffer>>;
  /** The vehicle's outline from its right side: RGBA bytes, alpha is the mask. */
  outline: (size: Parameters<Stage['outline']>[0]) => Promise<Buffer>;
  /** RGBA bytes of an interior. */
  shootRoom: (shot: RoomShot) => Promise<Buffer>;
  composePixel: (...pixel: Parameters<Stage['composePixel']>) => Promise<number[]>;
  close: () => Promise<void>;
};

const browserArgs = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
];

/** Edge of the cube that paint reflects, pixels: sharp enough for masters. */
const ENVIRONMENT_EDGE = 512;

/**
 * Opens the studio page in headless Chromium, drawing on the processor (SwiftShader) so that every machine draws alike.
 * A smaller environment is blurred, and ready at once.
 */
export async function openStudio(cacheDir: string, environmentEdge = ENVIRONMENT_EDGE): Promise<Studio> {
  const assets = await serveStudio(cacheDir);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs, chromiumSandbox: false });
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  page.setDefaultTimeout(0);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const checked = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work.catch((error: Error) => {
      throw new Error([error.message, ...complaints].join('\n'));
    });
    if (complaints.length) throw new Error(complaints.join('\n'));
    return value;
  };
  await page.goto(`${assets.origin}/?environment=${environmentEdge}`, { timeout: 0 }); // a busy machine may take minutes
  await checked(page.waitForFunction(() => window.stage !== undefined, null, { timeout: 0 }));

  return {
    show: (...placements) => checked(page.evaluate((wanted) => window.stage!.show(wanted), placements)),
    shoot: async (shot) => {
      await checked(page.evaluate((wanted) => window.stage!.shoot(wanted), shot));
      return new Map([...assets.takePictures()].map(([name, pixels]) => [name.split('/').at(-1) as ColourId, pixels]));
    },
    outline: async (size) => {
      await checked(page.evaluate((wanted) => window.stage!.outline(wanted), size));
      return assets.takePictures().get('outline')!;
    },
    shootRoom: async (shot) => {
      await checked(page.evaluate((wanted) => window.stage!.shootRoom(wanted), shot));
      return assets.takePictures().get(shot.name)!;
    },
    composePixel: (...pixel) => checked(page.evaluate((wanted) => window.stage!.composePixel(...wanted), pixel)),
    close: async () => {
      await browser.close();
      assets.close();
    },
  };
}

/** Playwright's own Chromium where it is installed, else the system's. */
function browserPath(): string {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    installedChromium(process.env),
    '/usr/bin/google-chrome',
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found. Run `npx playwright install chromium` or set CHROMIUM_PATH.');
  return found;
}
