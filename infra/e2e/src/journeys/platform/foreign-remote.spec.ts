import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildForeign } from '../../federation/foreign-build';
import { openRegistryOf } from '../../federation/registry-of';
import { open, test } from '../../journey';
import { rootDir } from '../../running-platform';
import { startShell } from '../../platform/shell-process';

const contract = { name: 'mfe-hello', version: '1.0.0', widgets: [{ id: 'hello', slot: 'home.sections' }] };

test("a remote that the federation's plugin built by its defaults is published and gets into a slot of our page", async ({
  page,
}) => {
  await using resources = new AsyncDisposableStack();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-remote-'));
  resources.defer(() => fs.rmSync(dir, { recursive: true, force: true }));
  const built = path.join(dir, 'hello');
  await buildForeign({
    dir: 'foreign-remote',
    out: path.join(built, 'client'),
    entry: {},
    federation: { name: 'hello', filename: 'remoteEntry.js', exposes: { './hello': './hello.ts' }, shared: ['react'] },
  });
  fs.writeFileSync(path.join(built, 'contract.json'), JSON.stringify(contract));
  const artifactsDir = path.join(dir, 'artifacts');
  const registry = await openRegistryOf([built, path.join(rootDir, 'mfe-search/dist')], artifactsDir);
  resources.defer(() => void registry.close());
  const shell = await startShell({
    dist: 'shell/dist',
    mode: 'production',
    registryUrl: registry.url,
    artifactsDir,
    stateDir: path.join(dir, 'state'),
  });
  resources.defer(() => shell.stop());

  await open(page, shell.origin);

  await page.getByRole('button', { name: 'Greeted 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Greeted 1 times' })).toBeVisible();
  // Beside one of ours, which is none the worse for it.
  await expect(page.locator('[data-widget="mfe-search/search-card"] form')).toBeVisible();
});
