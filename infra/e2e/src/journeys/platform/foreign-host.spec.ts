import { releaseSnapshotSchema } from '@shared-kit/contracts/release/release.contract';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildForeign } from '../../federation/foreign-build';
import { serveFolder } from '../../federation/serve-folder';
import { test } from '../../journey';
import { operatorOrigin, shellOrigin } from '../../running-platform';

const usual = { singleton: true };

async function publishedManifest(): Promise<string> {
  const answer = await fetch(`${operatorOrigin}/registry/snapshot.json`);
  const { remotes } = releaseSnapshotSchema.parse(await answer.json());
  const version = remotes['mfe-finance']?.stable ?? '';
  return `${shellOrigin}/remotes/mfe-finance/${version}/client/mf-manifest.json`;
}

test('a host of somebody else draws a published widget of ours, told the address of its manifest alone', async ({
  page,
}) => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-host-'));
  await buildForeign({
    dir: 'foreign-host',
    out,
    entry: { main: './main.ts' },
    federation: { name: 'somebody_else', shared: { react: usual, 'react-dom': usual, 'react-router': usual } },
  });
  await using resources = new AsyncDisposableStack();
  resources.defer(() => fs.rmSync(out, { recursive: true, force: true }));
  const host = await serveFolder(out);
  resources.defer(() => host.close());
  const manifest = await publishedManifest();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(`${host.origin}/?manifest=${encodeURIComponent(manifest)}`);

  const widget = page.getByRole('region', { name: 'What it costs in fuel' });
  await widget.getByRole('button', { name: 'Work out fuel cost' }).click();
  await expect(widget.getByRole('status')).toContainText(/\$[\d,]+/);
  expect(asked.filter((url) => url.startsWith(shellOrigin))[0]).toBe(manifest);
});
