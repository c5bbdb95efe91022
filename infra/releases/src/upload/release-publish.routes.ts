import type { Readable } from 'node:stream';
import {
  releasePublishedSchema,
  releasePublishHeadersSchema,
  releasePublishQuerySchema,
} from '@shared-kit/contracts/operator/release-publish.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describedRoutes } from '../desk/described-routes';
import { Refused, refuseField } from '../desk/refused';
import { ofRemote } from '../operator/own-remotes';
import { publishUpload } from './publish-upload';
import type { PublishContext } from './publish-upload';
import { tooLarge, UPLOAD_LIMIT_BYTES, WHAT_IT_HAS } from './unpack-upload';

/** Each is unpacked, hashed and compressed: more at once would be in the way of those who look. */
const AT_ONCE = 2;

/** POST /publish: a team publishes from its own repository. */
export const releasePublishRoutes: FastifyPluginAsync<{ context: PublishContext }> = async (plain, { context }) => {
  await plain.register(describedRoutes);
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));
  const app = plain.withTypeProvider<ZodTypeProvider>();
  let under = 0;

  app.post(
    '/publish',
    {
      ...ofRemote('releases.publish', 'query', 'publish'),
      bodyLimit: UPLOAD_LIMIT_BYTES,
      schema: {
        ...{
          tags: ['releases'],
          summary: `Publish a build: a tar of it (application/x-tar), at most 29 MB. ${WHAT_IT_HAS}`,
        },
        consumes: ['application/x-tar'],
        headers: releasePublishHeadersSchema,
        querystring: releasePublishQuerySchema,
        response: { 200: releasePublishedSchema },
      },
    },
    async ({ query, headers, body, operator }) => {
      const { remote, despite = '', reason } = query;
      if (!body) throw refuseField('build', 'Send the build as application/x-tar');
      if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES) throw refuseField('build', tooLarge().message);
      if (under >= AT_ONCE)
        throw new Refused(429, { code: 'rate_limited', detail: 'Others are publishing: try again', fieldErrors: {} });
      under += 1;
      try {
        return await publishUpload(context, operator!, {
          ...{ remote, reason, digest: headers['content-digest'], body: body as Readable },
          despite: despite.split(',').filter((gate) => gate !== ''),
        });
      } finally {
        under -= 1;
      }
    },
  );
};
