import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Publication, ReleasePublished } from '@shared-kit/contracts/operator/release-publish.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { Refused, refuseField } from '../desk/refused';
import { GateRefusal, readDespite } from '../gate/gate';
import type { Despite } from '../gate/gate';
import { publishGate } from '../gate/publish-gate';
import type { GateFacts } from '../gate/publish-gate';
import type { Operator } from '../operator/access';
import { assertMay } from '../operator/own-remotes';
import { publish } from '../publish/publish';
import type { PublishTarget } from '../publish/publish';
import { readRemoteBuild } from '../publish/remote-build';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { PublicationLog } from './publication-log';
import { unpackUpload } from './unpack-upload';

/** What a published upload needs of the platform. */
export type PublishContext = GateFacts &
  Pick<PublishTarget, 'releaseLog'> & {
    /** Signs; read when it is needed, as it may be rotated meanwhile. */
    key(): PublishTarget['key'];
    /** Uploads lie here until the gate has looked at them. */
    uploadsDir: string;
    publications: PublicationLog;
  };

export type Upload = {
  remote: RemoteName;
  /** Gates that it is published in spite of, and why. */
  despite: readonly string[];
  reason: string | undefined;
  digest: string;
  body: Readable;
};

/** What was sent, where it was unpacked to. */
type Received = { directory: string; operator: Operator; passing: Despite | null };

/** Builds that the gate looks at side by side, and those that may wait for it. */
const AT_WORK = 2;
const MOST_WAITING = 10;

/**
 * Takes packed builds in and publishes them, each as `npm run release -- publish` does one on this machine: held against the
 * whole gate, signed by the registry's key, recorded under the name of who sent it. That takes minutes: who sent it is
 * answered before, and may ask how it goes. Nothing of an upload is kept afterwards.
 */
export class PublicationDesk {
  readonly #context: PublishContext;
  readonly #report: (error: unknown, publication: Publication) => void;
  readonly #waiting: (() => Promise<void>)[] = [];
  #atWork = 0;

  /** @param report told of what went wrong beside a build. */
  constructor(context: PublishContext, report: (error: unknown, publication: Publication) => void) {
    this.#context = context;
    this.#report = report;
  }

  /**
   * @returns the publication, as soon as what was sent is there whole; the one that is under way where it is the same again.
   * @throws {Refused} 403 for who may not pass a gate (of which remotes is asked before: `ofRemote`), 422 for what is no build
   *   of the remote, 429 where too many wait.
   */
  async take(operator: Operator, { remote, despite, reason, digest, body }: Upload): Promise<Publication> {
    if (despite.length > 0) assertMay(operator, 'releases.pass-gate', remote, 'publish in spite of a gate');
    if (this.#waiting.length >= MOST_WAITING) throw tooMany();
    const directory = await mkdtemp(path.join(this.#context.uploadsDir, 'upload-'));
    let isTaken = false;
    try {
      const passing = readDespite(despite, reason);
      await unpackUpload(body, digest, directory);
      const { manifest } = await readRemoteBuild(directory);
      if (manifest.name !== remote)
        throw new ReleaseRefusal(`The build is ${manifest.name}, not ${remote}: nothing was published`);
      const { publication, isNew } = await this.#context.publications.begin({
        ...{ actor: operator, remote, version: manifest.version, digest },
        despite: passing ? `${passing.gates.join(', ')}: ${passing.reason}` : '',
      });
      if (isNew) this.#begin(() => this.#work(publication, { directory, operator, passing }));
      isTaken = isNew;
      return publication;
    } catch (error) {
      if (error instanceof ReleaseRefusal) throw refuseField('build', wordsOf(error, directory));
      throw error;
    } finally {
      if (!isTaken) await rm(directory, { recursive: true, force: true });
    }
  }

  #begin(work: () => Promise<void>): void {
    this.#waiting.push(work);
    this.#next();
  }

  #next(): void {
    const work = this.#atWork < AT_WORK ? this.#waiting.shift() : undefined;
    if (!work) return;
    this.#atWork += 1;
    void work().finally(() => {
      this.#atWork -= 1;
      this.#next();
    });
  }

  /** Never throws: what goes wrong is how the publication ends. What was sent is gone by then. */
  async #work(publication: Publication, received: Received): Promise<void> {
    const [state, outcome] = await this.#publish(publication, received).then(
      (published) => ['accepted', { published }] as const,
      (error: unknown) => this.#whyNot(error, publication, received),
    );
    await rm(received.directory, { recursive: true, force: true })
      .then(() => this.#context.publications.end(publication.id, state, outcome))
      .catch((fault: unknown) => this.#report(fault, publication));
  }

  #whyNot(error: unknown, publication: Publication, { directory }: Received) {
    if (error instanceof ReleaseRefusal) return ['refused', refusalOf(error, directory)] as const;
    this.#report(error, publication);
    return ['failed', { detail: 'Something went wrong on the platform; its log says what' }] as const;
  }

  async #publish({ id, remote }: Publication, { directory, operator, passing }: Received): Promise<ReleasePublished> {
    const { publications, artifactsDir, releaseLog } = this.#context;
    await publications.note(id, 'checking');
    const facts: GateFacts = {
      ...this.#context,
      tryRendering: async (candidate, stable) => {
        await publications.note(id, 'rendering');
        return this.#context.tryRendering(candidate, stable);
      },
    };
    const { version, integrity, isNew, passed } = await publish(await readRemoteBuild(directory), {
      ...{ artifactsDir, releaseLog, key: this.#context.key(), actor: operator },
      gate: publishGate(facts, passing),
    });
    return { remote, version, integrity, isNew, despite: passed.map(({ gate, refusals }) => ({ gate, refusals })) };
  }
}

/** Of a sender who is to come again. */
export function tooMany(): Refused {
  return new Refused(429, { code: 'rate_limited', detail: 'Others are publishing: try again', fieldErrors: {} });
}

/** Where an upload lay is nobody's concern. */
function wordsOf(error: ReleaseRefusal, directory: string): string {
  return error.message.replaceAll(directory, 'the upload');
}

function refusalOf(error: ReleaseRefusal, directory: string): Pick<Publication, 'detail' | 'refusals'> {
  return { detail: wordsOf(error, directory), refusals: error instanceof GateRefusal ? [...error.refusals] : [] };
}
