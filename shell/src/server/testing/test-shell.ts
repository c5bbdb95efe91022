import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { StockRevisionList } from '@shared-kit/contracts/vehicle/stock-revisions.contract';
import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@shared-kit/testing/a-site';
import { pino } from 'pino';
import { buildShell } from '../app';
import { Evidence } from '../evidence/evidence';
import { mintDocumentKey } from '../page/document-key';
import { pageRenderer } from '../page/page-renderer';
import type { PageJob, RenderPage } from '../page/page-renderer';
import { JoinedStyles } from '../page/head/joined-styles';
import { PageCache } from '../remembered/page-cache';
import { StockRevisions } from '../remembered/stock-revisions';
import type { ArtifactSource } from '../release/artifact-loader';
import { FailingVersions } from '../release/failing-versions';
import type { RemoteFault } from '../release/remote-fault';
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
  /** Called and waited for before the API answers that address. */
  held?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether it renders once what many get alike. */
  remembersPages?: boolean;
  /** Whether a cache stands in front. */
  surrogate?: boolean;
  /** The first site's own pages. */
  pages?: ContentPage[];
};

type RecordedRequest = { url: string | undefined; headers: http.IncomingHttpHeaders };

/** Signs what pages bring back. */
export const STAMP_SECRET = 'a secret of more than thirty-two characters';

/** The host of the first of its two sites. */
export const host = 'sunrise.example';

/**
 * The shell with two sites, no remote released, and a stand-in for the API, which takes down what it was asked and cuts
 * off whoever posts a lead if it is given no answer to that.
 */
export async function startTestShell(options: TestShellParts = {}) {
  const { artifacts = noRemotes, answers = {}, held = {}, remembersPages = false, surrogate = false } = options;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });
  const asked: RecordedRequest[] = [];
  /** What the API says of the stock when it is asked anew: whatever is posted to it changes that. */
  const stock: { revision: number; told: StockRevisionList | undefined } = {
    revision: 1,
    told: { revisions: { 'sunrise-group': '1' } },
  };
  const api = http.createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    if (request.method === 'POST') stock.revision += 1;
    if (request.url === '/api/leads' && !answers['/api/leads']) return request.socket.destroy();
    if (request.url?.startsWith('/img/')) return response.writeHead(304).end();
    const wait = held[request.url ?? ''];
    const say = () => respond(response, answers[request.url ?? '']);
    return wait ? void wait().then(say) : say();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const registry = { current: nothingReleased };
  const parts = {
    sites: new Sites({ current: { sites: [{ ...sunrise, pages: options.pages ?? [] }, harbor] } }),
    registry,
    artifacts,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    log,
  };
  const folders = { artifactsDir: '/nowhere', clientDir: '/nowhere' };
  const files = shellFiles(['main.1.js', 'main.1.css', 'text.1.js'], () => null);
  const state = { isDraining: false };
  const revisions = new StockRevisions({
    get current() {
      return stock.told;
    },
    refreshAnew: async () => {
      stock.told = { revisions: { 'sunrise-group': String(stock.revision) } };
      return true;
    },
  });
  const jobs: PageJob[] = [];
  const faults: RemoteFault[] = [];
  const report = (fault: RemoteFault) => void faults.push(fault);
  const failures = new FailingVersions();
  const renderJob = pageRenderer({ ...parts, files, formStampSecret: STAMP_SECRET, report, failures });
  const render: RenderPage = (job, answer) => {
    jobs.push(job);
    return renderJob(job, answer);
  };
  const mintKey = mintDocumentKey(undefined);
  const evidence = new Evidence(STAMP_SECRET);
  const app = buildShell({
    ...parts,
    ...folders,
    evidence,
    styles: new JoinedStyles(folders),
    render,
    ...(remembersPages && {
      remembered: { cache: new PageCache({ render, maxBytes: 1 << 20 }), revisions, mintKey, surrogate },
    }),
    trustProxy: ['127.0.0.0/8'],
    dev: false,
    isDraining: () => state.isDraining,
  });
  return {
    ...{ app, evidence, state, stock, asked, jobs, logged, faults, failures, registry, nothingReleased },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host, ...headers } }),
    /** Begins with nothing asked, rendered or logged. */
    forget() {
      asked.length = 0;
      jobs.length = 0;
      logged.length = 0;
      faults.length = 0;
    },
    async stop() {
      await app.close();
      api.close();
    },
  };
}

function respond(response: http.ServerResponse, answer: { status: number; body: object } | undefined): void {
  if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer?.body ?? {}));
}

export type TestShell = Awaited<ReturnType<typeof startTestShell>>;
