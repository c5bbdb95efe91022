import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { staticDirectory } from '../operator/static-directory';
import { watchBuilds } from './watched-builds';

/** Where a remote under development is served, on this machine alone. */
const DEV_PORT = 4173;

type Options = { root: string; remote: string; shell: URL; say: (line: string) => void };

/** `npm run dev -- REMOTE --shell URL`: this remote as it is being written, in the pages of a shell that runs elsewhere. */
export async function developAgainst({ root, remote, shell, say }: Options): Promise<void> {
  const origin = `http://localhost:${DEV_PORT}`;
  const app = serveBuild(join(root, remote, 'dist-dev/client'), shell.origin);
  await watchBuilds({
    root,
    projects: [remote],
    // As it is released: the shell elsewhere has no development build to fit.
    eventsUrl: '',
    onBuild: (message) =>
      say('errors' in message ? message.errors : `${remote} built in ${message.ms} ms: load the page again`),
  });
  await app.listen({ port: DEV_PORT, host: '127.0.0.1' });
  say(`${remote} is served at ${origin}, for pages of ${shell.origin} in this machine's browsers.`);
  say(`Open the link that the platform's operator makes; it holds for hours, and nothing is sent while it is on:`);
  say(`  npm run release -- override ${remote} --site SITE --origin ${origin}`);
  say(`${shell.origin}/?override=off ends it.`);
}

/** A build, for the pages of one origin. Browsers ask first whether they may come to this machine for it. */
export function serveBuild(directory: string, shellOrigin: string): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('access-control-allow-origin', shellOrigin)
      .header('access-control-allow-private-network', 'true')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'origin');
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
  // Each build has other bytes under the same names.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.options('/*', (_request, reply) => reply.code(204).send());
  app.register(staticDirectory, { directory });
  return app;
}
