import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { ColourId } from '../colours';
import { openStudio } from '../host/studio';
import { keepPicture } from '../keep-picture';
import { preparePart } from '../part-cache';
import type { BodyId } from '../shape/body-spec';
import { spinCamera } from '../spin-camera';
import { isSpinView, pictureSize, viewOf } from '../views';
import type { ViewId } from '../views';

export type Job = { body: BodyId; view: ViewId; colours: readonly ColourId[] };

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');
const sets = [
  { isWanted: ({ view }: Job) => !isSpinView(view), cacheDir, coarser: () => 1 },
  { isWanted: ({ view }: Job) => isSpinView(view), cacheDir: `${cacheDir}-spin`, coarser: spinCoarser },
];

/** Frames of a spin are small: a coarser mesh looks the same there, but for the thin sheets of a motorcycle. */
function spinCoarser(body: BodyId): number {
  return body === 'motorcycle' ? 1.3 : 2;
}

/** Draws body by body with a bar of progress; every picture is kept as soon as it is there. */
export async function drawAll(all: readonly Job[], quick: boolean): Promise<void> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} views  {now}  {eta_formatted} left',
    noTTYOutput: true,
    notTTYSchedule: 15_000,
  });
  bar.start(all.length, 0, { now: '' });
  try {
    for (const body of new Set(all.map((job) => job.body)))
      for (const set of sets) {
        const jobs = all.filter((job) => job.body === body && set.isWanted(job));
        if (jobs.length > 0) await drawBody(body, jobs, { ...set, quick }, bar);
      }
  } finally {
    bar.stop();
  }
}

type How = { cacheDir: string; coarser: (body: BodyId) => number; quick: boolean };

async function drawBody(body: BodyId, jobs: readonly Job[], how: How, bar: SingleBar): Promise<void> {
  bar.update({ now: `${body}: shaping` });
  await preparePart(body, how.cacheDir, how.coarser(body)); // before the studio opens: both at once would starve each other
  const studio = await openStudio(how.cacheDir);
  try {
    await studio.show({ body });
    for (const { view, colours } of jobs) {
      bar.update({ now: `${body}: ${view}` });
      const quick = how.quick || isSpinView(view);
      const shot = { name: view, ...pictureSize(view), view: viewOf(view, spinCamera(body)), colours, quick };
      for (const [colour, pixels] of await studio.shoot(shot)) await keepPicture({ body, colour, view }, pixels);
      bar.increment();
    }
  } finally {
    await studio.close();
  }
}
