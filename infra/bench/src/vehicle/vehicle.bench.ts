// Figures of a vehicle's page on the composed site that npm start runs, each beside a control of the same minute.
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { drag, look } from './in-a-browser';
import { staticControls } from './static-controls';

const origin = `http://localhost:${process.env['PORT'] ?? 3000}`;
const ROUNDS = 5;
/** A frame that took longer than one and a half of a sixtieth of a second: at least one was dropped. */
const DROPPED_MS = 25;
/** Where nothing is drawn while it is dragged: how many frames the machine can do at this moment. */
const PLAIN_BOX =
  '<div role="slider" style="width:55rem;height:34rem"><canvas data-ready style="pointer-events:none"></canvas></div>';

const json = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measurePage(browser: Browser, car: ShownCar): Promise<void> {
  const control = await staticControls(origin, car);
  const urls = { page: origin + car.path, picture: control.pictureAlone, saved: control.savedPage };
  // All have been asked for once: what is measured is neither the first render nor the first picture.
  for (const url of Object.values(urls)) await look(browser, url, { throttled: false });
  const lcp: Record<keyof typeof urls, number[]> = { page: [], picture: [], saved: [] };
  const calm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(urls) as [keyof typeof urls, string][])
      lcp[name].push((await look(browser, url, { throttled: true })).lcpMs);
    calm.push(await look(browser, urls.page, { throttled: false }));
  }
  control.close();
  const ratio = (name: keyof typeof urls) =>
    `${median(lcp[name]).toFixed(0)} ms, ratio ${(median(lcp.page) / median(lcp[name])).toFixed(2)}`;
  console.log(
    `LCP on slow 4G, processor 4x slower: ${median(lcp.page).toFixed(0)} ms; the picture alone ${ratio('picture')}; this page saved, without scripts ${ratio('saved')} (at most 1.15)`,
  );
  console.log(
    `unthrottled: layout shift ${Math.max(...calm.map(({ shift }) => shift)).toFixed(4)} (0), longest task before hydration ${median(calm.map(({ longestTaskMs }) => longestTaskMs)).toFixed(0)} ms, ${median(calm.map(({ longestTaskCpuMs }) => longestTaskCpuMs)).toFixed(0)} ms of them on a processor (at most 50)`,
  );
}

async function measureDrag(browser: Browser, path: string): Promise<void> {
  for (const [name, url] of [
    ['a plain box, the control', `data:text/html,${encodeURIComponent(PLAIN_BOX)}`],
    ['spin drag', origin + path],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const frames = await drag(page, url);
    const dropped = frames.filter((time) => time > DROPPED_MS).length;
    const perSecond = 1000 / (frames.reduce((sum, time) => sum + time, 0) / frames.length);
    console.log(`${name}: ${perSecond.toFixed(0)} frames a second, ${dropped} of ${frames.length} late (60 and 0)`);
    await page.close();
  }
}

async function timed(path: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const answer = await fetch(origin + path);
  const { byteLength: bytes } = await answer.arrayBuffer();
  const again = Number(answer.headers.get('retry-after'));
  if (again > 0) {
    await new Promise((resolve) => setTimeout(resolve, again * 1000));
    const later = await timed(path);
    return { bytes: later.bytes, ms: performance.now() - start };
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes };
}

async function measureBrochures(cars: readonly CarCard[]): Promise<void> {
  const [first, ...others] = cars;
  if (!first) throw new Error('There are no cars');
  await timed(`/api/cars/${first.slug}/brochure.pdf`);
  const one = await timed(`/api/cars/${others[10]?.slug}/brochure.pdf`);
  console.log(`a PDF: ${one.ms.toFixed(0)} ms (at most 2000), ${(one.bytes / 1000).toFixed(0)} KB (at most 1000)`);
  const pages = async () => {
    const times: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) times.push((await timed(first.path)).ms);
    return median(times);
  };
  await pages();
  const alone = await pages();
  const [beside] = await Promise.all([
    pages(),
    ...others.slice(0, 10).map(({ slug }) => timed(`/api/cars/${slug}/brochure.pdf`)),
  ]);
  console.log(
    `a page while 10 PDFs are made: ${beside.toFixed(0)} ms, before ${alone.toFixed(0)} ms, ratio ${(beside / alone).toFixed(2)} (at most 1.2)`,
  );
}

const { hits } = await json<{ hits: CarCard[] }>('/api/search?range[price]=20000:60000&refinementList[body][0]=Ute');
const offered = hits.filter(({ status }) => status === 'in_stock');
const cars = await Promise.all(offered.map(({ slug }) => json<ShownCar>(`/api/cars/${slug}`)));
const still = cars.find(({ spin_images: frames }) => frames.length === 0) ?? cars[0];
const turning = cars.find(({ spin_images: frames }) => frames.length >= 36);
if (!still || !turning) throw new Error('The demo has no such car');

const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
await measurePage(browser, still);
await measureDrag(browser, turning.path);
await browser.close();
await measureBrochures(offered);
