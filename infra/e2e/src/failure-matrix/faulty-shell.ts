import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aCarPath } from '../a-car';
import { startShell } from '../platform/shell-process';
import type { ShellProcess } from '../platform/shell-process';
import { openSpoiledRegistry } from './spoiled-registry';
import type { Spoiled } from './spoiled-registry';

export type FaultyShell = {
  /** Answers with the shell's origin once it hands out the spoiled version. */
  withFault: (spoiled: Spoiled) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * The production shell in a process of its own, in front of the running API and a registry of its own, for
 * one fault after the other. A fault that ends the process fails its own test only: the next has a new one.
 */
export async function startFaultyShell(): Promise<FaultyShell> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'faulty-shell-'));
  const artifactsDir = path.join(dir, 'artifacts');
  const registry = await openSpoiledRegistry(artifactsDir);
  const start = () =>
    startShell({
      dist: 'shell/dist',
      mode: 'production',
      registryUrl: registry.url,
      artifactsDir,
      stateDir: path.join(dir, 'state'),
      refreshMs: 50,
    });
  let shell: ShellProcess | undefined;
  return {
    async withFault(spoiled) {
      if (!shell?.isRunning()) {
        shell = await start();
        await renderOnce(shell.origin + (await aCarPath()));
        await renderOnce(shell.origin);
      }
      await registry.spoil(spoiled);
      return shell.origin;
    },
    async stop() {
      await shell?.stop();
      registry.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** How often a page of a shell that has just started is asked for. */
const TRIES = 5;

/**
 * A page with all remotes well. Two shells that start at once on two busy cores may be late with their first page, which is
 * then no page without its vehicle: that is not what a cell of the matrix asks.
 */
async function renderOnce(address: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
}
