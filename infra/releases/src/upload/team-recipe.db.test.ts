import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@infra/build-kit/shared-modules';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { writeBuild } from '../../test/a-build';
import { gateFacts } from '../../test/gate-facts';
import { loadSigningKey } from '../key/signing-key';
import { openReleaseLog } from '../registry/log/release-log';
import type { ReleaseLog } from '../registry/log/release-log';
import { releasePublishRoutes } from './release-publish.routes';
import { readToken } from './platform-elsewhere';
import { openPublicationLog } from './publication-log';
import type { PublicationLog } from './publication-log';

const TEMPLATE = path.join(root, 'infra/build-kit/template-repository');
let database: TestDatabase;
let directory: string;
let releaseLog: ReleaseLog;
let publications: PublicationLog;
let app: FastifyInstance;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  releaseLog = openReleaseLog(database.url);
  publications = openPublicationLog(database.url);
  app = Fastify();
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== 'Bearer of-the-team') return reply.code(401).send({ detail: 'Who are you?' });
    request.operator = { kind: 'token', id: 'token:1', name: 'search builds', role: 'team', remotes: ['mfe-search'] };
  });
  const facts = gateFacts({ artifactsDir: path.join(directory, 'artifacts'), releaseLog });
  app.register(releasePublishRoutes, {
    prefix: '/api/releases',
    context: { ...facts, releaseLog, key: () => loadSigningKey(directory, {}), uploadsDir: directory, publications },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await Promise.all([releaseLog.close(), publications.close()]);
  rmSync(directory, { recursive: true, force: true });
});

/** Runs the recipe of a team's own repository on a build that is there; what it says is in its error where it fails. */
async function runRecipe(env: { RELEASES_URL: string; OPERATOR_TOKEN: string }, code?: string): Promise<string> {
  const repository = path.dirname(writeBuild(directory, { ...(code && { code }) }));
  const recipe = path.join(repository, 'release.sh');
  writeFileSync(recipe, readFileSync(path.join(TEMPLATE, 'release.sh'), 'utf8').replaceAll('REMOTE', 'mfe-search'));
  chmodSync(recipe, 0o755);
  const bin = path.join(directory, 'bin');
  mkdirSync(bin, { recursive: true });
  rmSync(path.join(bin, 'npm'), { force: true });
  // Building is another test's: what is built lies there.
  symlinkSync('/bin/true', path.join(bin, 'npm'));
  const { stdout } = await promisify(execFile)(recipe, {
    env: { ...env, LOOK_S: '0.1', PATH: `${bin}:${path.dirname(process.execPath)}:${process.env['PATH']}` },
  });
  return stdout;
}

test("the recipe of a team's own repository publishes its build with the team's token", async () => {
  const [{ port } = { port: 0 }] = app.addresses();
  const here = `http://127.0.0.1:${port}`;

  await expect(runRecipe({ RELEASES_URL: here, OPERATOR_TOKEN: 'stolen' })).rejects.toMatchObject({
    stdout: expect.stringContaining('Who are you?') as string,
  });
  const publish = (code?: string) => runRecipe({ RELEASES_URL: here, OPERATOR_TOKEN: 'of-the-team' }, code);
  expect(JSON.parse(await publish())).toMatchObject({
    ...{ state: 'accepted', published: { remote: 'mfe-search', version: '1.0.0', isNew: true } },
  });
  await expect(publish('other')).rejects.toMatchObject({
    stdout: expect.stringMatching(/"state":"refused".*was published with other bytes/) as string,
  });
  expect(await releaseLog.events()).toEqual([
    expect.objectContaining({ kind: 'published', actor: 'search builds', actorId: 'token:1' }),
  ]);
});

test.each(['http://operator.dealer.example', 'http://localhost:x@operator.example', 'ftp://localhost'])(
  'the recipe sends no token to %s',
  async (url) => {
    await expect(runRecipe({ RELEASES_URL: url, OPERATOR_TOKEN: 'of-the-team' })).rejects.toMatchObject({
      stderr: expect.stringContaining('needs https') as string,
    });
  },
);

type Workflow = { jobs: { release: { steps: { env?: NodeJS.ProcessEnv }[] } } };

test.each([
  '.github/workflows/release-affected.yml',
  'infra/build-kit/template-repository/.github/workflows/release.yml',
])('%s hands the token on under the name that it is read by', (file) => {
  const { jobs } = parse(readFileSync(path.join(root, file), 'utf8')) as Workflow;
  const env = jobs.release.steps.flatMap((step) => (step.env ? [step.env] : []));
  expect(env.map(Object.keys)).toEqual([['RELEASES_URL', 'OPERATOR_TOKEN']]);
  expect(env.map((given) => readToken(undefined, given))).toEqual(['${{ secrets.OPERATOR_TOKEN }}']);
});
