import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { pino } from 'pino';
import { buildShell } from '../app';
import { pageRenderer } from '../page/page-renderer';
import { JoinedStyles } from '../page/joined-styles';
import type { ArtifactSource } from '../release/artifact-loader';
import { shellFiles } from '../files/shell-files';
import { Sites } from '../site/sites';

const sunrise = aSite({ slug: 'sunrise', name: 'Sunrise Motors', hosts: ['sunrise.example'] });
const harbor = aSite({ slug: 'harbor', name: 'Harbor Trucks', hosts: ['harbor.example'] });
const nothingReleased: ReleaseSnapshot = { revision: 1, publicKey: '', remotes: {} };
const noRemotes: ArtifactSource = {
  manifest: () => Promise.reject(new Error('none')),
  module: () => Promise.reject(new Error('none')),
};

type TestShellParts = {
  artifacts?: ArtifactSource;
  /** What the API says, by address; `{}` to all others. */
  answers?: Readonly<Record<string, { status: number; body: object }>>;
};

type Asked = { url: string | undefined; headers: http.IncomingHttpHeaders };

/** The host of the first of its two sites. */
export const host = 'sunrise.example';

/**
 * The shell with two sites, no remote released, and a stand-in for the API, which takes down what it was asked and cuts
 * off whoever posts a lead.
 */
export async function startTestShell({ artifacts = noRemotes, answers = {} }: TestShellParts = {}) {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });
  const asked: Asked[] = [];
  const api = http.createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    if (request.url === '/api/leads') return request.socket.destroy();
    if (request.url?.startsWith('/img/')) return response.writeHead(304).end();
    const answer = answers[request.url ?? ''];
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const registry = { current: nothingReleased };
  const parts = {
    sites: new Sites({ current: { sites: [sunrise, harbor] } }),
    registry,
    artifacts,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    log,
  };
  const folders = { artifactsDir: '/nowhere', clientDir: '/nowhere' };
  const files = shellFiles(['main.1.js', 'main.1.css'], () => null);
  const state = { isDraining: false };
  const app = buildShell({
    ...parts,
    ...folders,
    styles: new JoinedStyles(folders),
    render: pageRenderer({ ...parts, files, formStampSecret: undefined }),
    trustProxy: ['127.0.0.0/8'],
    dev: false,
    isDraining: () => state.isDraining,
  });
  return {
    ...{ app, state, asked, logged, registry, nothingReleased },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host, ...headers } }),
    /** Begins with nothing asked and nothing logged. */
    forget() {
      asked.length = 0;
      logged.length = 0;
    },
    async stop() {
      await app.close();
      api.close();
    },
  };
}
export type TestShell = Awaited<ReturnType<typeof startTestShell>>;
