// Figures of the composed site that npm start runs: bytes before hydration, layout shift, pages a second.
import { brotliCompressSync, constants } from 'node:zlib';
import { instanceOf } from '@infra/api/db/instance';
import { machineHeaders } from '@infra/platform/secrets';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';

const port = Number(process.env['PORT'] ?? 3000);
const operatorPort = Number(process.env['OPERATOR_PORT'] ?? 3001);
const { dataDir } = instanceOf(process.env);
const origin = `http://localhost:${port}`;

/** Budgets, in KB of brotli (1 KB is 1000 bytes). */
const budgetKb = { results: 172, vehicle: 172 };
/** How long the first load takes, until what draws the pages is compiled, and then each of the rounds. */
const WARM_UP_SECONDS = 8;
const ROUND_SECONDS = 4;
const ROUNDS = 5;

type Hits = { hits: { path: string }[] };

type Opened = { scripts: string[]; shift: number };

declare const asked: string[];

/** Opens a page on a phone: the scripts it asks for to come alive, the shell's and its remotes', and how far things moved. */
async function open(path: string): Promise<Opened> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, {
        asked: [
          ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href),
          ...[...document.scripts].flatMap(({ src }) => src || []),
        ],
      }),
    );
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const opened = await page.evaluate(
    () =>
      new Promise<Opened>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve({ scripts: asked, shift }), 0));
      }),
  );
  await browser.close();
  return opened;
}

/** What these files weigh together as brotli. */
async function brotliBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Answers a second, and what each cost the shell of processor, in milliseconds. Each request is for another page of
 * results, so that nothing is the same twice in a row.
 */
async function underLoad(paths: readonly string[], seconds: number): Promise<{ perSecond: number; cpuMs: number }> {
  const before = await shellCpuSeconds();
  const { requests, non2xx } = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`);
  const cpuMs = ((await shellCpuSeconds()) - before) * 1000;
  return { perSecond: requests.average, cpuMs: cpuMs / requests.total };
}

/** Processor seconds of the shell, all its threads, since it started. */
async function shellCpuSeconds(): Promise<number> {
  const metrics = await (
    await fetch(`http://localhost:${operatorPort}/metrics`, { headers: machineHeaders(dataDir) })
  ).text();
  return Number(/^process_cpu_seconds_total\{process="shell"\} (\S+)$/m.exec(metrics)?.[1]);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const { hits } = (await (await fetch(`${origin}/api/search?range[price]=20000:60000`)).json()) as Hits;
const vehicle = hits[0]?.path ?? '/';
const results = '/search/used-cars';

for (const [name, path] of Object.entries({ results, vehicle })) {
  const { scripts, shift } = await open(path);
  const files = [...new Set(scripts)];
  const kb = ((await brotliBytes(files)) / 1000).toFixed(1);
  const budget = budgetKb[name as keyof typeof budgetKb];
  console.log(
    `${name}: ${kb} KB of JavaScript in ${files.length} files before hydration (budget ${budget} KB), layout shift ${shift.toFixed(4)}`,
  );
}

const fortyPages = Array.from({ length: 40 }, (_unused, index) => `${results}?page=${index + 1}`);
const cold = await underLoad(fortyPages, WARM_UP_SECONDS);
console.log(`results page: ${cold.perSecond.toFixed(0)}/s in the first ${WARM_UP_SECONDS} s of load`);

// In turn with the control: the speed of a machine that others share changes within the minute.
const rounds: { pages: Awaited<ReturnType<typeof underLoad>>; control: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const pages = await underLoad(fortyPages, ROUND_SECONDS);
  const control = await underLoad(['/healthz'], 1);
  rounds.push({ pages, control: control.perSecond });
}
const perSecond = rounds.map(({ pages }) => pages.perSecond);
const control = median(rounds.map((round) => round.control));
const cpuMs = median(rounds.map(({ pages }) => pages.cpuMs));
console.log(
  `results page: ${median(perSecond).toFixed(0)}/s from one process, beside the API, the database and this load (${perSecond.map((rate) => rate.toFixed(0)).join(', ')}; 300), control (an empty answer) ${control.toFixed(0)}/s, ratio ${(median(perSecond) / control).toFixed(4)}`,
);
console.log(
  `results page: ${cpuMs.toFixed(2)} ms of processor each in the shell, ${(2000 / cpuMs).toFixed(0)}/s on two cores of its own`,
);
