// Figures of finance: comparison rates a second on one core, and of the product that npm start runs the teasers of a page of
// results and how soon a calculator answers a key, each beside a control.
import { comparisonRate } from '@shared-kit/domain/finance/repayment/comparison-rate';
import type { LoanFees } from '@shared-kit/domain/finance/repayment/comparison-rate';
import type { LoanTerms } from '@shared-kit/domain/finance/repayment/repayment';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import { Client } from 'undici';
import { percentile, print, report } from '../search/timings';
import { inputToPaint } from './input-to-paint';
import type { Painted } from './input-to-paint';

const port = Number(process.env['PORT'] ?? 3000);
const REQUESTS = 400;
const WARM_UP = 50;
const CARS = 21;
const RATES = 20_000;
const LEAST_RATES = 1000;

/** Loans that differ, so that nothing is remembered from the one before. */
function loan(index: number): LoanTerms & LoanFees {
  const frequency = ([52, 26, 12] as const)[index % 3]!;
  return {
    ...{ amount: 10_000 + index, deposit: index % 5000, residual: index % 3000, establishmentFee: 395 },
    ...{ interestRate: 4 + (index % 110) / 10, termYears: 1 + (index % 13) / 2, frequency, feePerPeriod: index % 9 },
  };
}

function ratesASecond(): number {
  for (let index = 0; index < 2000; index += 1) comparisonRate(loan(index));
  const startedAt = performance.now();
  let sum = 0;
  for (let index = 0; index < RATES; index += 1) sum += comparisonRate(loan(index));
  const seconds = (performance.now() - startedAt) / 1000;
  if (!Number.isFinite(sum)) throw new Error('A comparison rate is no number');
  return RATES / seconds;
}

type Answer = { ms: number; text: string };

async function ask(client: Client, path: string): Promise<Answer> {
  const startedAt = performance.now();
  const { statusCode, body } = await client.request({ method: 'GET', path });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 200)}`);
  return { ms: performance.now() - startedAt, text };
}

/** One request at a time: how long somebody waits, not how many are served. */
async function measureTeasers(): Promise<void> {
  const client = new Client(`http://localhost:${port}`);
  const { text } = await ask(client, '/api/search');
  const { hits } = JSON.parse(text) as { hits: { id: string }[] };
  const cars = hits.slice(0, CARS).map(({ id }) => id);
  if (cars.length < CARS) throw new Error(`The product has ${cars.length} cars on its first page, not ${CARS}`);
  const times: number[] = [];
  const controls: number[] = [];
  for (let index = 0; index < REQUESTS + WARM_UP; index += 1) {
    const teasers = await ask(client, `/api/finance-teasers?cars=${cars.join(',')}`);
    const control = await ask(client, '/api/delivery?postcode=4000');
    if (index >= WARM_UP) {
      times.push(teasers.ms);
      controls.push(control.ms);
    }
  }
  await client.close();
  report(`${CARS} teasers in one request`, times, controls, 'p95 10 ms');
  if (percentile(times, 0.95) > 10) process.exitCode = 1;
}

/** Milliseconds on a processor that an input may ask of the page, by how many times slower its processor is. */
const MOST_MS = [
  [1, 16],
  [4, 50],
] as const;

/** On the finance page and on a vehicle's: how soon a key on a slider and a typed digit are a figure on the screen. */
async function measureInputs(): Promise<void> {
  const { hits } = (await (await fetch(`http://localhost:${port}/api/search`)).json()) as {
    hits: { path: string; repayment: object | null; status: string }[];
  };
  const car = hits.find(({ repayment, status }) => repayment && status === 'in_stock');
  if (!car) throw new Error('The first page of the product has no vehicle with a repayment');
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
  try {
    for (const path of ['/finance', car.path])
      for (const [slower, most] of MOST_MS) {
        const { slider, digit, plain } = await inputToPaint(browser, `http://localhost:${port}${path}`, slower);
        const page = `${path === '/finance' ? path : 'a vehicle’s page'}, processor ${slower}x slower`;
        reportInput(`${page}: key on a slider`, slider, plain, most);
        reportInput(`${page}: typed digit`, digit, plain, most);
      }
  } finally {
    await browser.close();
  }
}

/**
 * What the input asks of the page's thread beyond what a plain field and the measuring ask there, by the middle of each; the
 * time that a person waits also has the machine's other programs in it.
 */
function reportInput(name: string, times: readonly Painted[], controls: readonly Painted[], most: number): void {
  const middle = (all: readonly Painted[], of: keyof Painted) =>
    percentile(
      all.map((one) => one[of]),
      0.5,
    );
  const own = middle(times, 'workedMs') - middle(controls, 'workedMs');
  const [painted, plain] = [middle(times, 'paintedMs'), middle(controls, 'paintedMs')];
  print(
    `${name}: ${own.toFixed(1)} ms on a processor more than a plain field (target ${most} ms); ` +
      `key to painted result ${painted.toFixed(1)} ms, ${(painted / plain).toFixed(1)} times the control's ${plain.toFixed(1)} ms`,
  );
  if (own > most) process.exitCode = 1;
}

const rates = ratesASecond();
print(`comparison rates: ${Math.round(rates).toLocaleString('en-AU')} a second on one core (target ${LEAST_RATES})`);
if (rates < LEAST_RATES) process.exitCode = 1;
await measureTeasers();
await measureInputs();
