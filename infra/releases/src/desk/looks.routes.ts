import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import { releaseLooksSchema } from '@shared-kit/contracts/operator/release-looks.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { access } from '../operator/access';
import { looksFolder, readLooks } from './read-looks';
import { Refused } from './refused';

const versionSchema = z.object({
  remote: remoteNameSchema,
  version: z.string().regex(/^\d[\w.+-]*$/, 'a version, like 1.2.3'),
});
const fileSchema = versionSchema.extend({ file: z.string().regex(/^[\w-]+\.jpg$/, 'a screenshot') });

const SEEING = { config: access('releases.see') };

/** Screenshots that were taken of a version before it was published, for whoever decides about it. */
export const looksRoutes: FastifyPluginAsyncZod<{ artifactsDir: string }> = async (app, { artifactsDir }) => {
  app.get(
    '/:remote/:version',
    {
      ...SEEING,
      schema: {
        ...{ tags: ['releases'], summary: 'Screenshots of a version; none where it was published without a browser' },
        ...{ params: versionSchema, response: { 200: releaseLooksSchema } },
      },
    },
    ({ params }) => readLooks(artifactsDir, params),
  );

  app.get(
    '/:remote/:version/:file',
    { ...SEEING, schema: { tags: ['releases'], summary: 'One of these screenshots', params: fileSchema } },
    async ({ params }, reply) => {
      const picture = await readFile(path.join(looksFolder(artifactsDir, params), params.file)).catch(() => null);
      if (!picture)
        throw new Refused(404, { code: 'not_found', detail: 'There is no such screenshot', fieldErrors: {} });
      return reply.type('image/jpeg').header('cache-control', 'private, max-age=86400').send(picture);
    },
  );
};
