import path from 'node:path';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import { BLOG_FEED_PATH, publishedPosts } from '@shared-kit/domain/content/content-pages';
import { framedContentAt } from '@shared-kit/domain/content/framed-content';
import { writtenPage } from '@shared-kit/domain/content/written-page';
import { PUSH_WORKER_PATH } from '@shared-kit/domain/account/push-worker-path';
import { chatWords } from '@shared-kit/domain/site/chat-address';
import { chatBubbleCss } from '@shared-kit/ui/theme/chat-bubble-css';
import { themeCss } from '@shared-kit/ui/theme/theme-css';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellDependencies } from '../dependencies';
import { homeContent } from '../../app/static-parts/home/home-content';
import { blogFeed } from './blog-feed';
import { encodingFor } from './compressed';
import { misdirected } from '../site/misdirected';
import { PREVIEW_MARK_CSS, previewMarkCss } from '../page/preview-mark';
import { SiteFiles } from '../site/site-files';
import { favicon } from './favicon';
import { pushWorker } from './push-worker';
import { addressOf, hostOf } from '../request/visitor/shopper';
import { themeFile } from './shell-files';
import { sendFile } from './static-files';

const FOLDER = /^\w[\w.+-]*$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Files that pages refer to: builds, a site's theme and icon, and the text of its content pages. */
export const assetRoutes: FastifyPluginAsync<ShellDependencies> = async (
  app,
  { sites, styles, registry, artifacts, log, clientDir, artifactsDir },
) => {
  const siteFiles = new SiteFiles({ registry, artifacts, log });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendFile(request, reply, clientDir, request.params['*']),
  );

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/client/*',
    (request, reply) => {
      const { name, version, '*': file } = request.params;
      // Of an artifact, browsers get what is made for them: an encoded slash leads nowhere else.
      if (!FOLDER.test(name) || !FOLDER.test(version))
        return reply.code(404).header('cache-control', 'no-store').send('Not found');
      return sendFile(request, reply, path.join(artifactsDir, name, version, 'client'), file);
    },
  );

  app.get<{ Params: { name: string }; Querystring: { of?: string } }>('/styles/:name.css', async (request, reply) => {
    const sheet = await styles.read(request.params.name, String(request.query.of));
    if (!sheet) return reply.code(404).header('cache-control', 'no-store').send('Not found');
    return sendCompressed(request, reply.type('text/css; charset=utf-8').header('cache-control', FOR_EVER), sheet);
  });

  app.get<{ Params: { name: string }; Querystring: { of?: string } }>('/site/:name.json', async (request, reply) => {
    const site = sites.byHost(hostOf(request));
    const origin = addressOf(request)?.origin;
    if (!site || origin === undefined) return misdirected(reply);
    const file = await siteFiles.read({ name: request.params.name, of: String(request.query.of), site, origin });
    if (!file) return reply.code(404).header('cache-control', 'no-store').send('Not found');
    const keep = file.isNamed ? FOR_EVER : 'no-store';
    return sendCompressed(request, reply.type('application/json').header('cache-control', keep), file);
  });

  app.get(PREVIEW_MARK_CSS, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(previewMarkCss),
  );

  app.get<{ Params: { file: string } }>('/theme/:file', (request, reply) => {
    const site = sites.byHost(hostOf(request));
    if (!site) return misdirected(reply);
    // Asked for by the name of the next revision, today's theme would stand under it for a year in every cache.
    const keep = request.params.file === themeFile(site) ? FOR_EVER : 'no-store';
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', keep)
      .send(themeCss(site.theme, site.template) + (chatWords(site) ? chatBubbleCss : ''));
  });

  app.get('/favicon.svg', (request, reply) => {
    const site = sites.byHost(hostOf(request));
    if (!site) return misdirected(reply);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon(site));
  });

  app.get(PUSH_WORKER_PATH, (request, reply) =>
    sites.byHost(hostOf(request))
      ? reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(pushWorker)
      : misdirected(reply),
  );

  app.get(BLOG_FEED_PATH, (request, reply) => {
    const site = sites.byHost(hostOf(request));
    if (!site) return misdirected(reply);
    const posts = publishedPosts(site, new Date());
    if (posts.length === 0) return reply.code(404).type('text/plain').send('Not found');
    const origin = siteOrigin(site, { protocol: request.protocol, host: request.headers.host ?? '' });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(blogFeed(site, posts, origin));
  });

  app.get<{ Querystring: { path?: string } }>('/content.json', (request, reply) => {
    const site = sites.byHost(hostOf(request));
    const { path: asked = '' } = request.query;
    if (site && asked === '/') return reply.send(homeContent(site, Date.now()));
    const content = site && framedContentAt(site, asked, new Date());
    return site && content
      ? reply.send(writtenPage(content, site))
      : reply.code(404).send({ code: 'not_found', detail: 'No such page', fieldErrors: {} });
  });
};

function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, brotli }: { bytes: Buffer; brotli: Buffer },
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  const takesBrotli = encodingFor(headers['accept-encoding']) === 'br';
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(bytes);
}
