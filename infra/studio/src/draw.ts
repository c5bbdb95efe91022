import { parseArgs } from 'node:util';
import { colourIds, spinColourIds } from './colours';
import { enterCrops } from './crops';
import { drawCards } from './draw/draw-cards';
import { drawContactSheets } from './draw/draw-contact-sheets';
import { drawInteriors } from './draw/draw-interiors';
import { drawHeroes } from './draw/draw-heroes';
import { drawPlaces } from './draw/draw-places';
import { drawSilhouettes } from './draw/draw-silhouettes';
import { drawLook } from './draw/draw-look';
import { drawAll } from './draw/draw-vehicles';
import type { Job } from './draw/draw-vehicles';
import { pictureId } from './keep-picture';
import { readManifest } from './manifest';
import { bodyIds } from './shape/body-spec';
import type { BodyId } from './shape/body-spec';
import { writeHotspots } from './write-hotspots';
import { galleryViewIds, hasView, isSpinView, spinViewIds } from './views';
import type { ViewId } from './views';

const usage = `npm run demo:pictures -- [body,…|all] [colour,…|all] [view,…|all] [--again] [--quick]
npm run demo:pictures -- silhouettes | heroes [--again] [--quick] | interiors [--again] | places [--again] | cards | crops | hotspots | sheets
npm run demo:pictures -- look [bodies] [colours] [views]
Draws what is missing (--again: everything asked for; --quick: a quarter less time, thin lines a little rougher). Bodies: ${bodyIds.join(', ')}.
Colours: ${colourIds.join(', ')}.
Views: ${galleryViewIds.join(', ')}, or "spin" for the ${spinViewIds.length} frames of a turn (${spinColourIds.join(', ')}).`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const apart: Record<string, () => Promise<void> | void> = {
  silhouettes: drawSilhouettes,
  heroes: () => drawHeroes(values.again, values.quick),
  interiors: () => drawInteriors(values.again),
  places: () => drawPlaces(values.again),
  cards: drawCards,
  crops: enterCrops,
  hotspots: writeHotspots,
  sheets: drawContactSheets,
  look: () => drawLook(choose(positionals[1], bodyIds), choose(positionals[2], colourIds), chooseViews(positionals[3])),
};

if (values.help) console.log(usage);
else await (apart[positionals[0] ?? ''] ?? drawVehicles)();

async function drawVehicles(): Promise<void> {
  const colours = choose(positionals[1], colourIds);
  const there = readManifest();
  const drawn = (view: ViewId) => colours.filter((colour) => !isSpinView(view) || spinColourIds.includes(colour));
  const missing = (body: BodyId, view: ViewId) =>
    drawn(view).filter((colour) => values.again || !(pictureId({ body, colour, view }) in there));
  const jobs = choose(positionals[0], bodyIds)
    .flatMap((body) =>
      chooseViews(positionals[2])
        .filter((view) => hasView(body, view))
        .map((view): Job => ({ body, view, colours: missing(body, view) })),
    )
    .filter((job) => job.colours.length > 0);
  if (jobs.length === 0) console.log('Every picture asked for is there. --again draws them anew.');
  else await drawAll(jobs, values.quick);
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
