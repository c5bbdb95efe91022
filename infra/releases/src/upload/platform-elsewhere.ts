import { readFileSync } from 'node:fs';
import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import { publicationSchema } from '@shared-kit/contracts/operator/release-publish.contract';
import type { Publication } from '@shared-kit/contracts/operator/release-publish.contract';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';
import { ReleaseRefusal } from '../registry/log/release-refusal';

/** A platform's operator port, and a token of its console. */
export type Platform = { to: string; token: string };

/** Sending and unpacking take their time; a question does not. */
const SENDS_WITHIN_MS = 180_000;
const ANSWERS_WITHIN_MS = 15_000;

/** It could not be asked, or not now: asking again may do. */
export class NoAnswer extends ReleaseRefusal {}

/**
 * Asks a platform elsewhere about publications.
 *
 * @param path below `/api/releases/`.
 * @throws {NoAnswer} where it does not answer, {ReleaseRefusal} for what it refuses, in its words.
 */
export async function askPlatform(
  { to, token }: Platform,
  path: string,
  sent?: { body: Uint8Array<ArrayBuffer>; digest: string },
): Promise<Publication> {
  const origin = readOrigin(to);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(`/api/releases/${path}`, origin), {
    ...(sent
      ? {
          method: 'POST',
          headers: {
            ...{ ...headers, prefer: 'respond-async' },
            ...{ 'content-type': 'application/x-tar', 'content-digest': sent.digest },
          },
          body: sent.body,
        }
      : { headers }),
    // A token is not carried on to wherever an answer points.
    redirect: 'error',
    signal: AbortSignal.timeout(sent ? SENDS_WITHIN_MS : ANSWERS_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new NoAnswer(`${origin.origin} does not answer: ${error instanceof Error ? error.message : ''}`);
  });
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return publicationSchema.parse(told);
  const words = problemSchema.safeParse(told).data?.detail ?? `${origin.origin} answered ${answer.status}`;
  throw answer.status >= 500 || answer.status === 429 ? new NoAnswer(words) : new ReleaseRefusal(words);
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
