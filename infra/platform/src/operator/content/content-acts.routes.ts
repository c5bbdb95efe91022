import { endContent, publishContent, revertContent, saveDraft } from '@infra/api/modules/site/tools.service';
import type { Writer } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import type { Operator } from '@infra/releases/operator/access';
import {
  draftSavedSchema,
  endContentSchema,
  publishContentSchema,
  revertContentSchema,
  saveDraftSchema,
} from '@shared-kit/contracts/operator/content-desk.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ContentOptions } from './content-options';
import { siteGuard } from './content-sites';
import { contentRefusal } from './content-refusals';
import { SaveLimit } from './save-limit';

const tags = ['content'];
const answered = { response: { 200: draftSavedSchema } };

/** A page has words, and no pictures. */
export const PAGE_LIMIT_BYTES = 262_144;

/** What changes a page. Each names the version that it was decided on: saved by somebody else meanwhile, nothing is done. */
export const contentActRoutes: FastifyPluginAsyncZod<
  Pick<ContentOptions, 'db' | 'port' | 'manifests' | 'hasPicture'>
> = async (app, options) => {
  const { db, manifests, hasPicture } = options;
  await app.register(describedRoutes, { refusalOf: contentRefusal });
  const atSite = siteGuard(options);
  const saves = new SaveLimit();
  const count = ({ id, name }: Operator) => saves.take(id ?? name);

  app.post(
    '/draft',
    {
      ...atSite('content.write', 'body'),
      bodyLimit: PAGE_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Keeps a page as its newest version, seen by nobody yet',
        body: saveDraftSchema,
        ...answered,
      },
    },
    async ({ body: { by_itself: byItself, ...body }, operator }) => {
      count(operator!);
      return { version: await saveDraft(db, { ...body, byItself, by: writerOf(operator!) }) };
    },
  );

  app.post(
    '/revert',
    {
      ...atSite('content.write', 'body'),
      schema: {
        tags,
        summary: 'Takes an earlier version up as the newest draft',
        body: revertContentSchema,
        ...answered,
      },
    },
    async ({ body, operator }) => {
      count(operator!);
      return { version: await revertContent(db, { ...body, by: writerOf(operator!) }) };
    },
  );

  app.post(
    '/publish',
    {
      ...atSite('content.publish', 'body'),
      schema: {
        ...{ tags, summary: 'Lets shoppers see the newest version, now or from a moment on' },
        ...{ body: publishContentSchema, ...answered },
      },
    },
    async ({ body: { version: base, at, ...body }, operator }) => {
      const asked = { ...body, base, at: at === null ? null : new Date(at), by: writerOf(operator!), hasPicture };
      const { version } = await publishContent(db, await manifests(), asked);
      return { version };
    },
  );

  app.post(
    '/end',
    {
      ...atSite('content.publish', 'body'),
      schema: { tags, summary: 'Takes a page away from now on', body: endContentSchema, ...answered },
    },
    async ({ body: { moved_to: movedTo, ...body }, operator }) => {
      return { version: await endContent(db, await manifests(), { ...body, movedTo, by: writerOf(operator!) }) };
    },
  );
};

function writerOf({ name, id }: Operator): Writer {
  return { name, id };
}
