import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildControls, controlsBuild } from './build-controls';
import { readControlData } from './read-control-data';
import type { Compared } from './read-control-data';

export type Control = { origin: string; pid: number };

/**
 * Builds the two controls, gives them what the product at `product` shows, and starts each as a process of its own:
 * `/results` and `/vehicle` below its origin. They end with this process, or when they are stopped.
 */
export async function startControls(product: string, compared: Compared) {
  const [data, folder] = await Promise.all([
    readControlData(product, compared),
    mkdtemp(path.join(tmpdir(), 'controls-')),
    buildControls(),
  ]);
  const file = path.join(folder, 'data.json');
  await writeFile(file, JSON.stringify(data));
  const processes = (['static', 'react'] as const).map((name) =>
    fork(path.join(controlsBuild, 'control-server.mjs'), {
      env: { ...process.env, NODE_ENV: 'production', CONTROL: name, DATA: file, PRODUCT: product },
      execArgv: [],
    }),
  );
  const [fixed, react] = await Promise.all(
    processes.map(
      (child) =>
        new Promise<Control>((resolve, reject) => {
          child.once('message', (port) => resolve({ origin: `http://localhost:${Number(port)}`, pid: child.pid ?? 0 }));
          child.once('exit', () => reject(new Error('A control ended before it served')));
        }),
    ),
  );
  if (!fixed || !react) throw new Error('The controls did not start');
  await rm(folder, { recursive: true });
  return { static: fixed, react, stop: () => processes.forEach((child) => child.disconnect()) };
}
