import {
  describePicture,
  findThumbnail,
  listPictures,
  MAX_UPLOAD_BYTES,
  openPictureMaker,
  takePicture,
} from '@infra/api/modules/images/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import {
  describePictureSchema,
  libraryOfSiteSchema,
  librarySchema,
  pictureTakenSchema,
  takePictureSchema,
  thumbnailAskedSchema,
} from '@shared-kit/contracts/operator/media-library.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from './content-options';
import { siteGuard } from './content-sites';

const tags = ['content'];

/** The media library of a site, for who may write its pages: listed, brought along, described anew. */
export const pictureRoutes: FastifyPluginAsync<Pick<ContentOptions, 'db' | 'port'>> = async (plain, options) => {
  const { db } = options;
  const atSite = siteGuard(options);
  const maker = openPictureMaker();
  plain.addHook('onClose', () => maker.stop());
  // A file as it is: what it may be is judged by its bytes, not by what it is called.
  plain.addContentTypeParser(
    /^(?:image\/[\w.+-]+|application\/octet-stream)$/,
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  );
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/pictures',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: "A site's own pictures, newest first" },
        ...{ querystring: libraryOfSiteSchema, response: { 200: librarySchema } },
      },
    },
    async ({ query: { site } }) => {
      const pictures = await listPictures(db, site);
      return { pictures: pictures.map(({ at, ...picture }) => ({ ...picture, at: at.toISOString() })) };
    },
  );

  app.get(
    '/picture',
    {
      ...atSite('content.write', 'query'),
      schema: { tags, summary: 'A picture, small', querystring: thumbnailAskedSchema },
    },
    async ({ query: { site, id } }, reply) => {
      const bytes = await findThumbnail(db, site, id);
      if (!bytes) throw noSuchPicture();
      return reply
        .type('image/webp')
        .headers({ 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
        .send(bytes);
    },
  );

  app.post(
    '/pictures',
    {
      ...atSite('content.write', 'query'),
      bodyLimit: MAX_UPLOAD_BYTES,
      schema: {
        ...{ tags, summary: 'Takes a picture into the library of a site; the body is the file' },
        ...{ querystring: takePictureSchema, response: { 200: pictureTakenSchema } },
      },
    },
    async ({ query: { site, name, alt, x, y }, body, operator }) => {
      if (!Buffer.isBuffer(body))
        throw new Refused(400, { code: 'bad_request', detail: 'Send the picture itself', fieldErrors: {} });
      const { name: author, id } = operator!;
      return {
        id: await takePicture(db, maker, { site, name, alt, focus: { x, y }, file: body, by: { name: author, id } }),
      };
    },
  );

  app.post(
    '/pictures/describe',
    {
      ...atSite('content.write', 'body'),
      schema: {
        ...{ tags, summary: 'Says anew what a picture shows and what of it has to be seen' },
        ...{ body: describePictureSchema, response: { 200: pictureTakenSchema } },
      },
    },
    async ({ body: { site, id, alt, focus } }) => {
      if (!(await describePicture(db, site, id, { alt, focus }))) throw noSuchPicture();
      return { id };
    },
  );
};

function noSuchPicture(): Refused {
  return new Refused(404, { code: 'not_found', detail: 'This site has no such picture.', fieldErrors: {} });
}
