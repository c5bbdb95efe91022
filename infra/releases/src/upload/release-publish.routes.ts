import type { Readable } from 'node:stream';
import {
  publicationParamsSchema,
  publicationSchema,
  publicationsQuerySchema,
  publicationsSchema,
  releasePublishHeadersSchema,
  releasePublishQuerySchema,
} from '@shared-kit/contracts/operator/release-publish.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describedRoutes } from '../desk/described-routes';
import { Refused, refuseField } from '../desk/refused';
import { access } from '../operator/access';
import { ofRemote } from '../operator/own-remotes';
import { PublicationDesk, tooMany } from './publish-upload';
import type { PublishContext } from './publish-upload';
import { tooLarge, UPLOAD_LIMIT_BYTES, WHAT_IT_HAS } from './unpack-upload';

/** Uploads that come in side by side: each is unpacked and hashed, and more would be in the way of those who look. */
const AT_ONCE = 2;
const tags = ['releases'];

/** POST /publish: a team publishes from its own repository. GET /publish/{id}: how that goes, and how it ended. */
export const releasePublishRoutes: FastifyPluginAsync<{ context: PublishContext }> = async (plain, { context }) => {
  await plain.register(describedRoutes);
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const desk = new PublicationDesk(context, (err, { id, remote, version }) =>
    app.log.error({ err, publication: id, remote, version }, 'A publication failed'),
  );
  let comingIn = 0;

  app.post(
    '/publish',
    {
      ...ofRemote('releases.publish', 'query', 'publish'),
      bodyLimit: UPLOAD_LIMIT_BYTES,
      schema: {
        tags,
        summary: `Publish a build: a tar of it (application/x-tar), at most 29 MB. ${WHAT_IT_HAS}. Answered once it is there, before the gate has looked at it: ask for the publication at the address in Location`,
        consumes: ['application/x-tar'],
        headers: releasePublishHeadersSchema,
        querystring: releasePublishQuerySchema,
        response: { 202: publicationSchema },
      },
    },
    async ({ query, headers, body, operator }, reply) => {
      const { remote, despite = '', reason } = query;
      if (!body) throw refuseField('build', 'Send the build as application/x-tar');
      if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES) throw refuseField('build', tooLarge().message);
      if (comingIn >= AT_ONCE) throw tooMany();
      comingIn += 1;
      try {
        const publication = await desk.take(operator!, {
          ...{ remote, reason, digest: headers['content-digest'], body: body as Readable },
          despite: despite.split(',').filter((gate) => gate !== ''),
        });
        return await reply.code(202).header('location', `${plain.prefix}/publish/${publication.id}`).send(publication);
      } finally {
        comingIn -= 1;
      }
    },
  );

  app.get(
    '/publications',
    {
      config: access('releases.see'),
      schema: {
        tags,
        summary: 'Builds that were sent in the last 90 days, newest first: who sent them, and how each ended',
        querystring: publicationsQuerySchema,
        response: { 200: publicationsSchema },
      },
    },
    async ({ query }) => context.publications.list(query),
  );

  app.get(
    '/publish/:id',
    {
      config: access('releases.see'),
      schema: {
        tags,
        summary: 'How far a build that was sent is, and how it ended: kept for 90 days, with every reason of a refusal',
        params: publicationParamsSchema,
        response: { 200: publicationSchema },
      },
    },
    async ({ params: { id } }) => {
      const publication = await context.publications.read(id);
      if (publication) return publication;
      throw new Refused(404, { code: 'not_found', detail: 'There is no such publication', fieldErrors: {} });
    },
  );
};
