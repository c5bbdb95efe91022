import process from 'node:process';
import pino from 'pino';
import { ConfigError, linksAdvice } from './config';
import type { PlatformConfig } from './config';
import { startPlatform } from './start-platform';
import type { Development, RunningPlatform } from './start-platform';

/** Longer than the sum of what each part allows itself; after it the process ends whatever still runs. */
const SHUTDOWN_TIMEOUT_MS = 60_000;

const announce = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts everything, says where it is, and stops it when this process is told to end. */
export async function runPlatform(
  config: PlatformConfig,
  development?: Development & { onReady: (platform: RunningPlatform) => void },
): Promise<void> {
  const log = pino({ level: config.logLevel, base: { process: 'platform' } });
  const resources = new AsyncDisposableStack();
  const abort = new AbortController();

  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    abort.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await resources.disposeAsync().catch((error: unknown) => log.error({ err: error }, 'Shutdown was not clean'));
    process.exit(exitCode);
  };
  // Ctrl-C arrives twice, from the terminal and from bin/start.mjs: the second changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('disconnect', () => void stop(0));
  process.on('uncaughtException', (error) => {
    // What was at work when everything was told to stop loses its connections; that is no news.
    if (stopping) return;
    log.fatal({ err: error }, 'Unexpected error');
    void stop(1);
  });

  try {
    const platform = await startPlatform({
      ...{ config, log, announce, output: announce, resources, signal: abort.signal },
      ...(development && { development }),
    });
    if (stopping) return;
    printReady(config, platform);
    development?.onReady(platform);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${sentenceOf(error, config)}\n`);
    await stop(1);
  }
}

function printReady(config: PlatformConfig, { sites, firstLink }: RunningPlatform): void {
  const { port, startedAtMs } = config;
  const width = Math.max(0, ...sites.map(({ name }) => name.length));
  for (const { name, url } of sites) announce(`${name.padEnd(width)}  ${url}`);
  if (sites[0]?.hosts.includes('localhost')) announce(`http://localhost:${port} is ${sites[0].name} too`);
  announce(`Operator pages: ${config.publicOperatorOrigin}`);
  const advice = linksAdvice(config);
  if (advice !== null) announce(`  ${advice}`);
  if (firstLink !== null) announce(`  sign in there, once, by: ${config.publicOperatorOrigin}${firstLink}`);
  announce(`ready in ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
}

/** A wrong setting is explained in a sentence; anything else is a fault, and its stack helps. */
function sentenceOf(error: unknown, { logLevel }: Pick<PlatformConfig, 'logLevel'>): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof ConfigError || logLevel === 'warn' ? error.message : (error.stack ?? error.message);
}
