import path from 'node:path';
import { sleep } from '@shared-kit/domain/async/sleep';
import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import type {
  Publication,
  PublicationState,
  ReleasePublished,
} from '@shared-kit/contracts/operator/release-publish.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { readRemoteBuild } from '../publish/remote-build';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { contentDigest, packBuild } from './pack-build';
import { askPlatform, NoAnswer } from './platform-elsewhere';
import type { Platform } from './platform-elsewhere';

/** How often a platform is asked how far it is, how long one that does not answer is asked, and how long one that does. */
const LOOK_MS = 2_000;
const SILENT_FOR_MS = 5 * MINUTE_MS;
const WORKS_FOR_MS = 60 * MINUTE_MS;
/** A connection that was lost while the build was sent. */
const SENDS = 3;

type Waiting = Platform & {
  /** Told how far it is, a line at a time. */
  say: (line: string) => void;
  /** Between two questions. */
  lookMs?: number;
};

export type Sending = Waiting & {
  remote: RemoteName;
  distDir: string;
  despite: readonly string[];
  reason: string | undefined;
};

const WORDS: Readonly<Record<PublicationState, string>> = {
  waiting: 'waits for its turn',
  checking: 'is held against the gate',
  rendering: 'is rendered, on the server and in a browser: that takes minutes',
  accepted: 'was taken',
  refused: 'was refused',
  failed: 'could not be looked at',
  interrupted: 'was interrupted',
};

/**
 * Publishes a build on a platform elsewhere, with a token that its release manager made, and waits until the gate has looked
 * at it. A connection that is lost meanwhile, or a platform that starts anew, is asked again.
 *
 * @throws {ReleaseRefusal} for whatever is not published, in the platform's words.
 */
export async function sendBuild(sending: Sending): Promise<ReleasePublished> {
  const { remote, distDir, despite, reason, lookMs = LOOK_MS } = sending;
  const build = await readRemoteBuild(path.resolve(distDir));
  if (build.manifest.name !== remote)
    throw new ReleaseRefusal(`The build in ${build.distDir} is ${build.manifest.name}, not ${remote}`);
  const body = await packBuild(build);
  const asked = new URLSearchParams({ remote });
  if (despite.length > 0) asked.set('despite', despite.join(','));
  if (reason !== undefined) asked.set('reason', reason);
  const sent = { body: new Uint8Array(body), digest: contentDigest(body) };
  for (let tries = 1; ; tries += 1) {
    try {
      // What arrived although its answer was lost is what is answered the next time.
      return await awaitPublication(sending, await askPlatform(sending, `publish?${asked.toString()}`, sent));
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries >= SENDS) throw error;
      await sleep(lookMs);
    }
  }
}

/** How a build ended that was sent before, by the publication's id; waits for one that is under way. */
export async function askAgain(waiting: Waiting, id: string): Promise<ReleasePublished> {
  return awaitPublication(waiting, await askPlatform(waiting, `publish/${encodeURIComponent(id)}`));
}

/** @throws {ReleaseRefusal} for one that ended otherwise, with every reason, or did not end in time. */
async function awaitPublication(waiting: Waiting, first: Publication): Promise<ReleasePublished> {
  const { say, lookMs = LOOK_MS } = waiting;
  const { id, remote } = first;
  const ask = `npm run release -- publish ${remote} --to ${waiting.to} --job ${id}`;
  const until = performance.now() + WORKS_FOR_MS;
  let [publication, answeredAt, said] = [first, performance.now(), ''];
  const sayOnce = (line: string) => {
    if (line !== said) say(line);
    said = line;
  };
  sayOnce(progressOf(first));
  while (publication.endedAt === null) {
    if (performance.now() > until) throw new ReleaseRefusal(`It takes longer than an hour. Ask again: ${ask}`);
    await sleep(lookMs);
    const answer = await askPlatform(waiting, `publish/${id}`).catch(noAnswerOf);
    if (answer instanceof NoAnswer && performance.now() - answeredAt > SILENT_FOR_MS)
      throw new ReleaseRefusal(`${answer.message}. It may go on there. Ask again: ${ask}`);
    sayOnce(answer instanceof NoAnswer ? `${answer.message}: it is asked again` : progressOf(answer));
    if (!(answer instanceof NoAnswer)) [publication, answeredAt] = [answer, performance.now()];
  }
  return outcomeOf(publication);
}

function noAnswerOf(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  throw error;
}

function progressOf({ id, remote, version, state }: Publication): string {
  return `${remote} ${version} ${WORDS[state]} (publication ${id})`;
}

function outcomeOf({ id, state, published, detail }: Publication): ReleasePublished {
  if (published) return published;
  throw new ReleaseRefusal(`${detail ?? state} (publication ${id})`);
}
