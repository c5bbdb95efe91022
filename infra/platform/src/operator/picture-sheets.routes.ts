import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { html } from './html';
import type { Html } from './html';
import { sendPage } from './page';
import { staticDirectory } from './static-directory';

const manifestSchema = z.record(
  z.string(),
  z.object({
    kind: z.string(),
    body: z.string().nullable(),
    colour: z.string().nullable(),
    view: z.string().nullable(),
    file: z.string(),
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
  app.get('/kit/pictures', async (_request, reply) => {
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
  const rest = all.filter(({ kind }) => !['vehicle', 'spin'].includes(kind));
  return html`<p class="note">
      ${all.length} pictures, drawn by <code>npm run demo:pictures</code>. Each opens at its full size.
    </p>
    ${sheet('As on a results page', main)}
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

/** One colour's turn, some frames of it. */
function turnOf(frames: readonly Picture[]): Picture[] {
  return frames.filter(({ colour }) => colour === frames[0]?.colour).filter((_, index) => index % SPIN_STEP === 0);
}

function sheet(title: string, pictures: readonly Picture[]): Html {
  return html`<h2>${title}</h2>
    <ul class="sheet">
      ${pictures.map(
        ({ id, file, width, height }) =>
          html`<li>
            <a href="${FILES}/${file}"
              ><img src="${FILES}/${file}" alt="${id}" width="${width}" height="${height}" loading="lazy" /></a
            ><span class="note">${id}</span>
          </li>`,
      )}
    </ul>`;
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
