import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { access } from '@infra/releases/operator/access';
import { html } from './pages/html';
import type { Html } from './pages/html';
import { sendPage } from './pages/page';
import { staticDirectory } from './static-directory';

const manifestSchema = z.record(
  z.string(),
  z.object({
    kind: z.string(),
    body: z.string().nullable(),
    colour: z.string().nullable(),
    view: z.string().nullable(),
    /** Bodies that share a picture of their inside. */
    bodies: z.array(z.string()).optional(),
    file: z.string(),
    /** The part of the file that is shown. */
    crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).optional(),
    width: z.number(),
    height: z.number(),
  }),
);
type Picture = z.infer<typeof manifestSchema>[string] & { id: string };

/** Colours in which a sheet of bodies is shown, one after the other, as a results page would mix them. */
const MIX = ['blue', 'white', 'red', 'silver', 'green', 'black', 'bronze', 'grey'];
const FILES = '/kit/pictures/files';
/** Every third frame of a turn shows how it goes. */
const SPIN_STEP = 3;

/** Contact sheets of everything the picture studio has drawn. */
export const pictureSheetRoutes: FastifyPluginAsync<{ directory: string }> = async (app, { directory }) => {
  app.register(staticDirectory, { prefix: FILES, directory });
  app.get('/kit/pictures', { config: access('platform.see') }, async (_request, reply) => {
    const json: unknown = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
    const all = Object.entries(manifestSchema.parse(json)).map(([id, entry]): Picture => ({ id, ...entry }));
    return sendPage(reply, 'Pictures', sheets(all));
  });
};

function sheets(all: readonly Picture[]): Html {
  const gallery = all.filter(({ kind }) => kind === 'vehicle');
  const bodies = distinct(gallery.map(({ body }) => body));
  const of = (body: string, colour: string) => gallery.filter((each) => each.body === body && each.colour === colour);
  const spins = all.filter(({ kind }) => kind === 'spin');
  const main = bodies.flatMap((body, i) =>
    gallery.filter((each) => each.body === body && each.colour === MIX[i % MIX.length] && each.view === 'front34'),
  );
  const rest = all.filter(({ kind }) => !['vehicle', 'crop', 'spin'].includes(kind));
  return html`<p class="note">
      ${all.length} pictures, drawn by <code>npm run demo:pictures</code>. Each opens at its full size.
    </p>
    ${sheet('As on a results page', main)} ${vehiclePage(all)}
    ${bodies.map((body, i) => sheet(`${body}, every view`, of(body, MIX[i % MIX.length] ?? '')))}
    ${sheet(
      'Colours from one render',
      gallery.filter(({ body, view }) => body === bodies[0] && view === 'front34'),
    )}
    ${distinct(spins.map(({ body }) => body)).map((body) =>
      sheet(`${body}, turning`, turnOf(spins.filter((each) => each.body === body))),
    )}
    ${sheet('Interiors, dealerships, home pages and cards', rest)}
    <h2>Silhouettes</h2>
    <ul class="sheet">
      ${bodies.map((body) => html`<li><img src="${FILES}/silhouettes/${body}.svg" alt="${body}" loading="lazy" /></li>`)}
    </ul>`;
}

/** The vehicle of which there is most: its main picture, then all a dealer who takes many would show. */
function vehiclePage(all: readonly Picture[]): Html {
  const sets = Map.groupBy(
    all.filter(({ kind }) => kind === 'vehicle' || kind === 'crop'),
    ({ body, colour }) => `${body}, ${colour}`,
  );
  const [title = '', pictures = []] = [...sets].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const main = pictures.filter(({ view }) => view === 'front34');
  const inside = all.filter(({ bodies, view }) => view !== 'around' && bodies?.includes(pictures[0]?.body ?? ''));
  const others = pictures.filter((each) => !main.includes(each)).toSorted((a, b) => a.kind.localeCompare(b.kind) * -1);
  return html`<h2>As on a vehicle page: ${title}</h2>
    <ul class="sheet wide">
      ${main.map(figure)}
    </ul>
    <ul class="sheet">
      ${[...others, ...inside].map(figure)}
    </ul>`;
}

/** One colour's turn, some frames of it. */
function turnOf(frames: readonly Picture[]): Picture[] {
  return frames.filter(({ colour }) => colour === frames[0]?.colour).filter((_, index) => index % SPIN_STEP === 0);
}

function sheet(title: string, pictures: readonly Picture[]): Html {
  return html`<h2>${title}</h2>
    <ul class="sheet">
      ${pictures.map(figure)}
    </ul>`;
}

function figure({ id, file, width, height, crop }: Picture): Html {
  // a part of a picture is shown through a window of its size, so that the page needs no style of its own for each
  const shown = crop
    ? html`<svg viewBox="${crop.left} ${crop.top} ${width} ${height}" role="img" aria-label="${id}">
        <image href="${FILES}/${file}" />
      </svg>`
    : html`<img src="${FILES}/${file}" alt="${id}" width="${width}" height="${height}" loading="lazy" />`;
  return html`<li><a href="${FILES}/${file}">${shown}</a><span class="note">${id}</span></li>`;
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
