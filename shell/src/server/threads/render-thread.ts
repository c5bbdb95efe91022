// One of the threads that render pages. It has modules, remotes and a store of its own: what hangs here hangs alone.
import fs from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { hostModules } from 'generated/host-modules';
import { setAutoFreeze } from 'immer';
import { loadConfig } from '../config';
import { retainPlans } from '../page/page-plan';
import { visitorsOf, pageRenderer } from '../page/page-renderer';
import type { PageJob } from '../page/page-renderer';
import { activeVersions } from '../release/release-set';
import { ArtifactLoader } from '../release/artifact-loader';
import { FailingVersions } from '../release/failing-versions';
import type { ReportFault } from '../release/remote-fault';
import type { PageAnswer } from '../page/respond-with-page';
import { shellFiles } from '../files/shell-files';
import { shellLog } from '../shell-log';
import { Sites } from '../site/sites';
import { warmUp } from '../page/warm-up';
import { confineThread } from './confine/confine-thread';
import { lateErrors } from './late-errors';
import type { SharedState, ToThread } from './messages';
import { avoidQuarantined } from './quarantine';
import { batchPosts } from './batch-posts';
import { SheetsOfPool } from './sheets-of-pool';
import type { ThreadSecrets } from './thread';

// A request's store lives for that request: to freeze every answer in it took a twentieth of a page's time.
setAutoFreeze(false);

const port = parentPort as MessagePort;
const post = batchPosts((messages, transfer) => port.postMessage(messages, transfer));

const config = loadConfig(process.env);
const clientAssets = path.join(path.resolve(config.SHELL_DIST), 'client-assets.json');
await confineThread({
  apiOrigin: config.API_ORIGIN,
  file: clientAssets,
  outlives: (error) => late.outlives(error),
});
const formStampSecret = takeSecret(workerData as ThreadSecrets);
const log = shellLog(config.LOG_LEVEL);
const failures = new FailingVersions();
const report: ReportFault = (fault) => post({ kind: 'fault', fault });
const late = lateErrors({ failures, report, log });
const siteDocument: { current: SharedState['sites'] } = { current: undefined };
let quarantined: ReadonlySet<string> = new Set();
const remotes = new ArtifactLoader({
  artifactsDir: path.resolve(config.ARTIFACTS_DIR),
  host: hostModules,
  sharedVersions: SHARED_VERSIONS,
});
const artifacts = avoidQuarantined(remotes, () => quarantined);
const sheets = new SheetsOfPool((of, parts) => post({ kind: 'styles', of, parts }));
const render = pageRenderer({
  sites: new Sites(siteDocument),
  artifacts,
  files: shellFiles(JSON.parse(fs.readFileSync(clientAssets, 'utf8')) as string[], (parts) => sheets.cached(parts)),
  apiOrigin: config.API_ORIGIN,
  formStampSecret,
  log,
  report,
  failures,
});
const open = new Map<number, Writable>();
let warm: Promise<void> | undefined;

port.on('message', (message: ToThread) => {
  if (message.kind === 'ping') post({ kind: 'pong' });
  else if (message.kind === 'render') void renderAndPost(message.id, message.job);
  else if (message.kind === 'abort') open.get(message.id)?.destroy();
  else if (message.kind === 'styles') sheets.take(message.of, message.sheet);
  else if (message.kind === 'quarantined') quarantined = new Set(message.quarantined);
  else takeState(message.state);
});

/** No remote's code has run yet: afterwards it finds nothing there. */
function takeSecret(data: ThreadSecrets): string | undefined {
  const { formStampSecret: taken } = data;
  delete data.formStampSecret;
  return taken;
}

function takeState({ sites, snapshot }: SharedState): void {
  siteDocument.current = sites;
  if (snapshot) {
    const active = activeVersions(snapshot);
    remotes.retain(active);
    retainPlans(active);
  }
  warm ??= warmUp(snapshot, artifacts, log).then(() => post({ kind: 'ready' }));
}

async function renderAndPost(id: number, job: PageJob): Promise<void> {
  try {
    await late.during({ url: job.url, visitors: visitorsOf(job) }, () => render(job, answerOf(id)));
    post({ kind: 'done', id });
  } catch (error) {
    post({ kind: 'failed', id, error });
  }
}

/** What is written goes to the thread that holds the connection; that one waits for slow readers. */
function answerOf(id: number): PageAnswer {
  return {
    open(status, page) {
      post({ kind: 'open', id, status, page });
      const out = new Writable({
        write(chunk: Buffer<ArrayBuffer>, _encoding, done) {
          const bytes = ownsMemory(chunk) ? chunk : new Uint8Array(chunk);
          post({ kind: 'part', id, bytes }, [bytes.buffer]);
          done();
        },
      });
      open.set(id, out);
      out.on('close', () => open.delete(id));
      return out;
    },
    redirect: (status, location) => post({ kind: 'redirect', id, status, location }),
  };
}

/** Small ones share theirs. */
function ownsMemory({ byteLength, buffer }: Buffer): boolean {
  return byteLength === buffer.byteLength;
}
