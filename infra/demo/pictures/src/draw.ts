import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { colourIds, spinColourIds } from './colours';
import { drawCards } from './draw-cards';
import { drawContactSheets } from './draw-contact-sheets';
import { drawHeroes } from './draw-heroes';
import { drawSilhouettes } from './draw-silhouettes';
import { drawLook } from './draw-look';
import { openStudio } from './host/studio';
import type { Studio } from './host/studio';
import { keepPicture, pictureId } from './keep-picture';
import { readManifest } from './manifest';
import { preparePart } from './part-cache';
import { spinCamera } from './spin-camera';
import { bodyIds } from './shape/body-spec';
import type { BodyId } from './shape/body-spec';
import { galleryViewIds, isSpinView, pictureSize, spinViewIds, viewOf } from './views';
import type { ViewId } from './views';
import type { ColourId } from './colours';

const usage = `npm run demo:pictures -- [body,…|all] [colour,…|all] [view,…|all] [--again]
npm run demo:pictures -- silhouettes | heroes [--again] | cards | sheets
npm run demo:pictures -- look [bodies] [colours] [views]
Draws what is missing (--again: everything asked for). Bodies: ${bodyIds.join(', ')}.
Colours: ${colourIds.join(', ')}.
Views: ${galleryViewIds.join(', ')}, or "spin" for the ${spinViewIds.length} frames of a turn (${spinColourIds.join(', ')}).`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');
const apart: Record<string, () => Promise<void>> = {
  silhouettes: drawSilhouettes,
  heroes: () => drawHeroes(values.again),
  cards: drawCards,
  sheets: drawContactSheets,
  look: () => drawLook(choose(positionals[1], bodyIds), choose(positionals[2], colourIds), chooseViews(positionals[3])),
};

if (values.help) console.log(usage);
else await (apart[positionals[0] ?? ''] ?? drawVehicles)();

type Job = { body: BodyId; view: ViewId; colours: ColourId[] };
async function drawVehicles(): Promise<void> {
  const colours = choose(positionals[1], colourIds);
  const there = readManifest();
  const drawn = (view: ViewId) => colours.filter((colour) => !isSpinView(view) || spinColourIds.includes(colour));
  const missing = (body: BodyId, view: ViewId) =>
    drawn(view).filter((colour) => values.again || !(pictureId({ body, colour, view }) in there));
  const jobs = choose(positionals[0], bodyIds)
    .flatMap((body) => chooseViews(positionals[2]).map((view): Job => ({ body, view, colours: missing(body, view) })))
    .filter((job) => job.colours.length > 0);
  if (jobs.length === 0) console.log('Every picture asked for is there. --again draws them anew.');
  else await drawAll(jobs);
}

async function drawAll(all: Job[]): Promise<void> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} views  {now}  {eta_formatted} left',
    noTTYOutput: true,
    notTTYSchedule: 15_000,
  });
  bar.start(all.length, 0, { now: '' });
  let studio: Studio | undefined;
  try {
    for (const body of new Set(all.map((job) => job.body))) {
      bar.update({ now: `${body}: shaping` });
      await studio?.close(); // meshing and drawing at once would starve each other
      await preparePart(body, cacheDir);
      studio = await openStudio(cacheDir);
      await studio.show({ body });
      for (const job of all.filter((each) => each.body === body)) {
        bar.update({ now: `${body}: ${job.view}` });
        const pictures = await studio.shoot({
          name: job.view,
          ...pictureSize(job.view),
          view: viewOf(job.view, spinCamera(body)),
          colours: job.colours,
          quick: isSpinView(job.view),
        });
        for (const [colour, pixels] of pictures) await keepPicture({ body, colour, view: job.view }, pixels);
        bar.increment();
      }
    }
  } finally {
    bar.stop();
    await studio?.close();
  }
}

/** "spin" stands for all its frames; "all" and nothing for gallery and spin. */
function chooseViews(list: string | undefined): readonly ViewId[] {
  const all: readonly ViewId[] = [...galleryViewIds, ...spinViewIds];
  return choose(list?.replace(/\bspin(?!-)/, spinViewIds.join(',')), all);
}

function choose<Id extends string>(list: string | undefined, known: readonly Id[]): readonly Id[] {
  if (list === undefined || list === 'all') return known;
  return list.split(',').map((id) => {
    const found = known.find((each) => each === id);
    if (found === undefined) {
      console.error(`"${id}" is none of: ${known.join(', ')}\n\n${usage}`);
      process.exit(1);
    }
    return found;
  });
}
