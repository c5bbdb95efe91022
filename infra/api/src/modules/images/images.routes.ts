import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_IMAGE_QUALITY, imageWidths } from '@shared-kit/domain/picture/image-src';
import { isOwnPicture } from '@shared-kit/domain/content/content-pictures';
import type { TenantSite } from '../../plugins/tenant';
import { ProblemError } from '../../plugins/problems';
import type { ImageCache } from './image-cache';
import type { ImageMaster, ImageSource } from './image-source.port';
import type { SitePictures } from './library/site-pictures';
import { notFoundSvg } from './not-found-image';
import { addressStamp, splitStamp } from './picture-stamp';
import { resizeImage } from './resize-image';
import type { ImageFormat, Rendition } from './resize-image';
import { QueueFull, workQueue } from '../../concurrency/work-queue';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An address without its picture's stamp, or with an old one: the picture may be redrawn under it. */
const A_DAY = 'public, max-age=86400';
/** A picture that is missing now may be imported in a minute, and one made in haste be there in its best format. */
const SHORT = 'public, max-age=60';
/** Encoders keep a core busy each; the machine has other things to do. */
const AT_ONCE = 2;
/**
 * While more than these wait, who takes AVIF gets WebP, which is made in a third to a fifth of the time and half as large
 * again: of the 36 pictures of a turn that nobody has seen yet, made beside a busy browser, the last took more than the 8.6
 * seconds that the shell waits.
 */
const AVIF_WAITING = 4;

const querySchema = z.object({
  w: z.coerce
    .number()
    .pipe(z.literal([...imageWidths], `One of the widths ${imageWidths.join(', ')}`))
    .default(960),
  q: z.coerce.number().int().min(75).max(80).default(DEFAULT_IMAGE_QUALITY),
});

const NOT_FOUND_ID = 'not-found';
const builtIn = { file: notFoundSvg, stamp: 'built in' };

type Options = { source: ImageSource; cache: ImageCache; library: SitePictures };
/** A picture as it is sent: its master is opened only to be made. */
type Sent = Omit<ImageMaster, 'file'> & { open: () => Promise<string | Buffer> };
/** Whether what stands under its address never changes. */
type Lasting = { isForGood: boolean };

/** Pictures of stock, and those that a site's editors brought along, at the widths pages ask for, in the best format the browser takes. */
export const imagesRoutes: FastifyPluginAsyncZod<Options> = async (app, { source, cache, library }) => {
  const queue = workQueue<Buffer>(AT_ONCE);

  /** A picture by its id and the stamp in its address; the site's own are named by what they show. */
  async function find(site: TenantSite, id: string, stamp: string | null): Promise<(Sent & Lasting) | null> {
    if (isOwnPicture(id) && (await library.has(site, id)))
      return { stamp: id, open: () => library.open(site, id), isForGood: true };
    const master = await source.find(id);
    return master && { ...opened(master), isForGood: stamp === addressStamp(master) };
  }

  /** From disk, or made once for all who wait for it. */
  async function render(
    master: Sent,
    nameIn: (format: ImageFormat) => string,
    { width, quality, format: best }: Rendition,
  ): Promise<{ image: Buffer; format: ImageFormat }> {
    const format = best === 'avif' && queue.waiting() >= AVIF_WAITING ? 'webp' : best;
    for (const kept of new Set([best, format])) {
      const image = await cache.get(nameIn(kept));
      if (image) return { image, format: kept };
    }
    const name = nameIn(format);
    const image = await queue.run(name, async () => {
      const made = await resizeImage(await master.open(), { width, quality, format, crop: master.crop });
      await cache.put(name, made);
      return made;
    });
    return { image, format };
  }

  app.get(
    '/img/:id',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'own', limit: 3_000 } },
      schema: { params: z.object({ id: z.string() }), querystring: querySchema },
    },
    async (request, reply) => {
      const { w: width, q: quality } = request.query;
      const best = formatFor(request.headers.accept ?? '');
      const { id, stamp } = splitStamp(request.params.id);
      const found = await find(request.site, id, stamp);
      // The library may bring its own picture for what is missing.
      const master = found ?? opened((await source.find(NOT_FOUND_ID)) ?? builtIn);
      const name = hash(`${found ? id : NOT_FOUND_ID} ${master.stamp} ${width} ${quality}`);
      const nameIn = (format: ImageFormat) => `${name}.${format}`;
      const headersOf = (format: ImageFormat) => ({
        vary: 'Accept',
        etag: `"${nameIn(format)}"`,
        'cache-control': found && format === best ? (found.isForGood ? IMMUTABLE : A_DAY) : SHORT,
        'x-content-type-options': 'nosniff',
      });
      if (found && request.headers['if-none-match'] === headersOf(best).etag)
        return reply.code(304).headers(headersOf(best)).send();
      const { image, format } = await render(master, nameIn, { width, quality, format: best }).catch(refuse);
      return reply
        .code(found ? 200 : 404)
        .headers(headersOf(format))
        .type(`image/${format}`)
        .send(image);
    },
  );
};

function opened({ file, ...master }: ImageMaster): Sent {
  return { ...master, open: () => Promise.resolve(file) };
}

/** The smallest that a client says it takes. Who names neither may know only what pictures have always been. */
function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull) throw new ProblemError('unreachable', 'Too many pictures are being made');
  throw error;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
