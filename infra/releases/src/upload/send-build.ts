import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { releasePublishedSchema } from '@shared-kit/contracts/operator/release-publish.contract';
import type { ReleasePublished } from '@shared-kit/contracts/operator/release-publish.contract';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';
import { readRemoteBuild } from '../publish/remote-build';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { contentDigest, packBuild } from './pack-build';

/** Unpacking, compressing and the gate take their time. */
const PATIENCE_MS = 180_000;

export type Sending = {
  remote: RemoteName;
  distDir: string;
  /** Origin of the operator port. */
  to: string;
  token: string;
  despite: readonly string[];
  reason: string | undefined;
};

/**
 * Publishes a build on a platform elsewhere, with a token that its release manager made.
 *
 * @throws {ReleaseRefusal} for whatever is not published, in the platform's words.
 */
export async function sendBuild({ remote, distDir, to, token, despite, reason }: Sending): Promise<ReleasePublished> {
  const origin = readOrigin(to);
  const build = await readRemoteBuild(path.resolve(distDir));
  if (build.manifest.name !== remote)
    throw new ReleaseRefusal(`The build in ${build.distDir} is ${build.manifest.name}, not ${remote}`);
  const body = await packBuild(build);
  const asked = new URL('/api/releases/publish', origin);
  asked.searchParams.set('remote', remote);
  if (despite.length > 0) asked.searchParams.set('despite', despite.join(','));
  if (reason !== undefined) asked.searchParams.set('reason', reason);
  const answer = await fetch(asked, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-tar',
      'content-digest': contentDigest(body),
    },
    body: new Uint8Array(body),
    // A token is not carried on to wherever an answer points.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new ReleaseRefusal(`${origin.origin} does not answer: ${error instanceof Error ? error.message : ''}`);
  });
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return releasePublishedSchema.parse(told);
  const problem = problemSchema.safeParse(told).data;
  throw new ReleaseRefusal(problem?.detail ?? `${origin.origin} answered ${answer.status}`);
}

/** A token goes over the wire in the clear only within this machine. */
function readOrigin(to: string): URL {
  const url = URL.parse(to);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ReleaseRefusal(`--to needs an address, not "${to}"`);
  const isHere = url.hostname === 'localhost' || isLoopback(url.hostname);
  if (url.protocol === 'http:' && !isHere)
    throw new ReleaseRefusal(`--to needs https: others on the way to ${url.host} could read the token`);
  return url;
}

/** @throws {ReleaseRefusal} without a token. Never from the command line, where other users of the machine could read it. */
export function readToken(file: string | undefined, env: NodeJS.ProcessEnv): string {
  const token = file === undefined ? env['OPERATOR_TOKEN'] : readTokenFile(file);
  if (!token?.trim()) throw new ReleaseRefusal('publish --to needs a token: --token-file F, or OPERATOR_TOKEN');
  return token.trim();
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ReleaseRefusal(`The token cannot be read from ${file}`);
  }
}
