// Figures of a vehicle's page on the composed site that npm start runs, each beside a control of the same minute.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle.contract';
import { leadPicture } from '@shared-kit/domain/lead-picture';
import { imageSrc, imageSrcSet } from '@shared-kit/domain/image-src';
import { drag, look } from './in-a-browser';

const origin = `http://localhost:${process.env['PORT'] ?? 3000}`;
const ROUNDS = 3;
/** A frame that took longer than one and a half of a sixtieth of a second: at least one was dropped. */
const DROPPED_MS = 25;

const json = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** HTML with one picture and nothing else: as quick as that picture can be there. */
async function staticControl(picture: string) {
  const sizes = '100vw';
  const image = `srcset="${imageSrcSet(picture)}" sizes="${sizes}" src="${imageSrc(picture, 640)}"`;
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Control</title><style>body{margin:0}img{width:100%;aspect-ratio:3/2}</style><h1>A vehicle</h1><img ${image} fetchpriority="high" alt="">`;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/img/')) return void response.setHeader('content-type', 'text/html').end(html);
    const headers = { accept: request.headers.accept ?? '*/*' };
    fetch(origin + request.url, { headers })
      .then(async (answer) => {
        response.setHeader('content-type', answer.headers.get('content-type') ?? 'image/webp');
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function measurePage(browser: Browser, car: ShownCar): Promise<void> {
  const control = await staticControl(leadPicture(car, { gallery_first: false }) ?? 'not-found');
  // Both have been asked for once: what is measured is neither the first render nor the first picture.
  for (const url of [control.url, origin + car.path]) await look(browser, url, { throttled: false });
  const [page, plain] = [[] as number[], [] as number[]];
  const calm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push((await look(browser, control.url, { throttled: true })).lcpMs);
    page.push((await look(browser, origin + car.path, { throttled: true })).lcpMs);
    calm.push(await look(browser, origin + car.path, { throttled: false }));
  }
  control.close();
  console.log(
    `LCP on slow 4G, processor 4x slower: ${median(page).toFixed(0)} ms, control ${median(plain).toFixed(0)} ms, ratio ${(median(page) / median(plain)).toFixed(2)} (at most 1.15)`,
  );
  console.log(
    `unthrottled: layout shift ${Math.max(...calm.map(({ shift }) => shift)).toFixed(4)} (0), longest task before hydration ${median(calm.map(({ longestTaskMs }) => longestTaskMs)).toFixed(0)} ms (at most 50)`,
  );
}

async function measureDrag(browser: Browser, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const frames = await drag(page, origin + path);
  const dropped = frames.filter((time) => time > DROPPED_MS).length;
  const perSecond = 1000 / (frames.reduce((sum, time) => sum + time, 0) / frames.length);
  console.log(`spin drag: ${perSecond.toFixed(0)} frames a second, ${dropped} of ${frames.length} late (60 and 0)`);
  await page.close();
}

async function timed(path: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const answer = await fetch(origin + path);
  const { byteLength: bytes } = await answer.arrayBuffer();
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
