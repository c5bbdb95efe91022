import { PREVIEW_MAX_AGE_S } from '@shared-kit/contracts/release/preview-token.contract';
import { previewAskedSchema, previewLinkSchema } from '@shared-kit/contracts/operator/release-preview.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { previewLink } from '../key/preview-link';
import type { SigningKey } from '../key/signing-key';
import { ofRemote } from '../operator/own-remotes';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { assertReleasable } from '../registry/log/release-decisions';
import type { ReleaseLog } from '../registry/log/release-log';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { describedRoutes } from './described-routes';
import { refuseField } from './refused';

type PreviewOptions = {
  releaseLog: Pick<ReleaseLog, 'events' | 'note'>;
  /** Signs; read when it is needed, as it may be rotated meanwhile. */
  key: () => SigningKey;
  sites: () => Promise<{ slug: string; origin: string }[]>;
  now?: () => number;
};

/** POST /previews: a link that shows a version before visitors get it. */
export const previewRoutes: FastifyPluginAsync<PreviewOptions> = async (plain, options) => {
  await plain.register(describedRoutes);
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { releaseLog, key, sites, now = Date.now } = options;

  app.post(
    '/previews',
    {
      ...ofRemote('releases.preview', 'body', 'show versions of'),
      schema: {
        ...{ tags: ['releases'], summary: 'A link that shows a version on one site for 7 days, to whoever holds it' },
        ...{ body: previewAskedSchema, response: { 200: previewLinkSchema } },
      },
    },
    async ({ body: { remote, version, site: slug }, operator }) => {
      const state = stateOf(foldReleases(await releaseLog.events()), remote);
      refusing('version', () => assertReleasable(state, version));
      const site = (await sites()).find((known) => known.slug === slug);
      if (!site) throw refuseField('site', `There is no site "${slug}"`);
      const nowMs = now();
      const expiresAt = new Date(nowMs + PREVIEW_MAX_AGE_S * 1000).toISOString();
      await releaseLog.note(operator!, remote, { kind: 'preview', version, site: slug, until: expiresAt });
      return { link: previewLink(key(), { remote, version, site }, { nowMs }), expiresAt };
    },
  );
};

function refusing(field: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof ReleaseRefusal ? refuseField(field, error.message) : error;
  }
}
