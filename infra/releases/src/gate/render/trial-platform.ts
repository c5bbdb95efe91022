import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import Fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { request as ask } from 'undici';

type Options = {
  /** Where the API of the platform is. */
  apiOrigin: string;
  sites: readonly Site[];
  publicKey: string;
  remotes: ReleaseSnapshot['remotes'];
  /** The session of somebody who is signed in at a site, for pages that are only for those. */
  sessions: ReadonlyMap<string, string>;
};

const READS = new Set(['GET', 'HEAD']);
const PASSED_ON = ['accept', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];
const ANSWERED = ['content-type', 'cache-control', 'etag', 'location'];

type TrialSites = ReturnType<typeof asTrialSites>;

/** The stored sites under names of this machine, so that a browser finds them wherever their real hosts lead. */
export function asTrialSites(
  sites: readonly Site[],
  switchedOn: ReadonlyMap<string, ReadonlySet<string>>,
  name: string,
) {
  return sites.map((site): Site => {
    const flags = Object.fromEntries([...(switchedOn.get(site.slug) ?? [])].map((flag) => [flag, true]));
    const remotes = { ...site.remotes, [name]: { ...site.remotes[name], ...flags } };
    return { ...site, hosts: [trialHost(site.slug)], remotes };
  });
}

export function trialHost(slug: string): string {
  return `${slug}.localhost`;
}

/**
 * What a shell on trial takes for registry and API: the registry is the trial's own, the API is the platform's, which it
 * may only read. Nobody outside of this machine reaches it.
 */
export async function startTrialPlatform(options: Options, trialSites: TrialSites) {
  const { apiOrigin, sites, publicKey, remotes, sessions } = options;
  const asked = new Map(sites.map(({ slug, hosts: [host] }) => [trialHost(slug), { host, token: sessions.get(slug) }]));
  let snapshot: ReleaseSnapshot = { revision: 1, publicKey, remotes };
  let seen = 0;
  const waiting = new Set<() => void>();
  const app = Fastify({ bodyLimit: 1 << 20 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get('/registry/snapshot.json', async ({ headers }) => {
    seen = Number(headers['x-release-revision'] ?? 0);
    for (const look of [...waiting]) look();
    return snapshot;
  });
  app.get('/internal/sites', async () => ({ sites: trialSites }));
  app.all('/*', async (request, reply) => (READS.has(request.method) ? passOn(request, reply) : refuse(reply)));

  async function passOn({ url, method, headers }: FastifyRequest, reply: FastifyReply) {
    const { host, token } = asked.get(headers.host?.replace(/:\d+$/, '') ?? '') ?? {};
    const said = Object.fromEntries(PASSED_ON.map((name) => [name, headers[name]]));
    const answer = await ask(`${apiOrigin}${url}`, {
      method: method as 'GET',
      headers: {
        ...said,
        ...(host !== undefined && { host }),
        ...(token !== undefined && { cookie: sessionCookies(token) }),
      },
    });
    for (const name of ANSWERED) if (answer.headers[name]) reply.header(name, answer.headers[name]);
    return reply.code(answer.statusCode).send(answer.body);
  }

  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Hands out other versions. Resolves once the shell has them. */
    async release(next: ReleaseSnapshot['remotes']): Promise<void> {
      const revision = snapshot.revision + 1;
      snapshot = { revision, publicKey, remotes: next };
      await new Promise<void>((resolve) => {
        const look = () => {
          if (seen < revision) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    stop: () => app.close(),
  };
}

/** By either name: it goes by the other one behind https. */
function sessionCookies(token: string): string {
  return `session=${token}; __Host-session=${token}`;
}

function refuse(reply: FastifyReply) {
  return reply
    .code(403)
    .type('application/problem+json')
    .send({ code: 'read_only', detail: 'A version on trial changes nothing', fieldErrors: {} });
}
