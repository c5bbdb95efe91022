import { endContent, publishContent, revertContent, saveDraft } from '@infra/api/modules/site/tools.service';
import type { Writer } from '@infra/api/modules/site/tools.service';
import { access } from '@infra/releases/operator/access';
import type { Operator } from '@infra/releases/operator/access';
import {
  draftSavedSchema,
  endContentSchema,
  publishContentSchema,
  revertContentSchema,
  saveDraftSchema,
} from '@shared-kit/contracts/server/content-desk.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ContentOptions } from './content-options';
import { assertMayWrite } from './content-sites';

const tags = ['content'];
const answered = { response: { 200: draftSavedSchema } };
const WRITING = { config: access('content.write') };
const PUBLISHING = { config: access('content.publish') };

/** A page has words, and no pictures. */
const BODY_LIMIT_BYTES = 262_144;

/** What changes a page. Each names the version that it was decided on: saved by somebody else meanwhile, nothing is done. */
export const contentActRoutes: FastifyPluginAsyncZod<Pick<ContentOptions, 'db' | 'port' | 'manifests'>> = async (
  app,
  options,
) => {
  const { db, manifests } = options;

  app.post(
    '/draft',
    {
      ...{ ...WRITING, bodyLimit: BODY_LIMIT_BYTES },
      schema: {
        tags,
        summary: 'Keeps a page as its newest version, seen by nobody yet',
        body: saveDraftSchema,
        ...answered,
      },
    },
    async ({ body, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', body.site);
      return { version: await saveDraft(db, { ...body, by: writerOf(operator!) }) };
    },
  );

  app.post(
    '/revert',
    {
      ...WRITING,
      schema: {
        tags,
        summary: 'Takes an earlier version up as the newest draft',
        body: revertContentSchema,
        ...answered,
      },
    },
    async ({ body, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', body.site);
      return { version: await revertContent(db, { ...body, by: writerOf(operator!) }) };
    },
  );

  app.post(
    '/publish',
    {
      ...PUBLISHING,
      schema: {
        ...{ tags, summary: 'Lets shoppers see the newest version, now or from a moment on' },
        ...{ body: publishContentSchema, ...answered },
      },
    },
    async ({ body: { version: base, at, ...body }, operator }) => {
      await assertMayWrite(options, operator!, 'content.publish', body.site);
      const asked = { ...body, base, at: at === null ? null : new Date(at), by: writerOf(operator!) };
      const { version } = await publishContent(db, await manifests(), asked);
      return { version };
    },
  );

  app.post(
    '/end',
    {
      ...PUBLISHING,
      schema: { tags, summary: 'Takes a page away from now on', body: endContentSchema, ...answered },
    },
    async ({ body: { moved_to: movedTo, ...body }, operator }) => {
      await assertMayWrite(options, operator!, 'content.publish', body.site);
      return { version: await endContent(db, { ...body, movedTo, by: writerOf(operator!) }) };
    },
  );
};

function writerOf({ name, id }: Operator): Writer {
  return { name, id };
}
