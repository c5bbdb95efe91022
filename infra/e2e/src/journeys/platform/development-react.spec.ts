import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { allPages } from '../../pages/all-pages';
import { aPerson, fillEnquiry } from '../../people/a-person';
import { open, test } from '../../journey';
import { dataDir, operatorOrigin, rootDir } from '../../running-platform';
import { startShell } from '../../platform/shell-process';
import type { ShellProcess } from '../../platform/shell-process';
import { watchARemote } from '../../platform/watched-remote';
import { untilIdleWidgetsAreThere, wakeEverything } from '../../pages/widgets';

// Production React hides a mismatch of attributes; development React says every one of them.
// One shell for all: its build takes seconds.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({
  hasPictures: false,
  expectedComplaints: /Failed to load resource: the server responded with a status of 404/,
});

let shell: ShellProcess;
let stateDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const typescript = path.join(rootDir, 'infra/build-kit/bin/typescript.mjs');
  const env = { ...process.env, NODE_ENV: 'development' };
  await promisify(execFile)(
    process.execPath,
    ['--import', typescript, 'infra/build-kit/src/build.ts', 'shell', '--dev'],
    { cwd: rootDir, env },
  );
  stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'development-shell-'));
  shell = await startShell(developmentShell());
});

function developmentShell() {
  return {
    dist: 'shell/dist-dev',
    mode: 'development' as const,
    registryUrl: `${operatorOrigin}/registry`,
    artifactsDir: path.join(dataDir, 'artifacts'),
    stateDir,
  };
}

test.afterAll(async () => {
  await shell.stop();
  fs.rmSync(stateDir, { recursive: true, force: true });
});

/** What React says about a page that does not match its HTML; at whatever level it says it. */
function recordHydrationWarnings(page: {
  on: (event: 'console', listener: (message: ConsoleMessage) => void) => unknown;
}): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|did not match|didn't match/i.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

for (const [name, address] of Object.entries(allPages)) {
  test(`development React has nothing to say about the ${name} page`, async ({ page }) => {
    const warnings = recordHydrationWarnings(page);
    await open(page, shell.origin + (await address()));
    expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeGreaterThan(0);
    await untilIdleWidgetsAreThere(page);
    await wakeEverything(page);

    expect(warnings).toEqual([]);
  });
}

test('with development React a shopper goes from the search card to an enquiry without a warning', async ({ page }) => {
  const warnings = recordHydrationWarnings(page);
  await open(page, shell.origin);
  const card = page.getByRole('search', { name: 'Find a car' });
  await card.getByLabel('Make').selectOption({ label: 'Toyota' });
  await card.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(/Toyota/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);

  await open(page, shell.origin + (await aFinancedCar()).path);
  const form = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(form, aPerson());
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);

  expect(warnings).toEqual([]);
});

test('a change to a remote goes into the open page, which keeps its state', async ({ page }) => {
  const remote = await watchARemote();
  const hotShell = await startShell({ ...developmentShell(), workingCopies: { [remote.name]: remote.built } });
  try {
    await open(page, `${hotShell.origin}${remote.path}`);
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).click();

    remote.edit('Pressed 2 times, and edited');

    await expect(page.getByRole('button', { name: 'Pressed 2 times, and edited' })).toBeVisible();
    await expect(async () => {
      const html = await (await fetch(`${hotShell.origin}${remote.path}`)).text();
      expect(html).toContain('and edited');
    }).toPass();
  } finally {
    await hotShell.stop();
    remote.stop();
  }
});
