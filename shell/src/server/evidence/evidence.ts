import { oneClient } from '@shared-kit/domain/http/address-range';
import { readReleaseSet } from '@shared-kit/domain/release/release-seal';
import { releaseSetId } from '@shared-kit/domain/release/resolve-release';
import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { ChosenRemote } from '../release/release-set';
import { EvidenceBook } from '@shared-kit/domain/evidence/evidence-book';
import type { Visitor, OfVersion } from '@shared-kit/domain/evidence/evidence-book';
import { mintPageToken, readPageToken } from './page-token';
import type { OfPage } from './page-token';

/** Reports that one page may send: what failed as it began, what failed later, how it did. */
const USES = 3;
const MAX_TOKENS = 50_000;
const TOKEN_MS = 2 * 3600_000;

const counted = new Counter({
  name: 'remote_evidence_total',
  help: 'What visitors met with versions of remotes: each client once in ten minutes, each failure once a day',
  labelNames: ['remote', 'version', 'what'],
});

/** What this shell sees of versions that are being released, and who may add to it. */
export class Evidence {
  readonly book: EvidenceBook;
  readonly secret: string;
  readonly #clock: () => number;
  readonly #used: LRUCache<string, number>;

  /** @param secret FORM_STAMP_SECRET: shared by all shells and the registry's program. */
  constructor(secret: string, clock: () => number = Date.now) {
    this.secret = secret;
    this.#clock = clock;
    this.book = new EvidenceBook(({ remote, version }, what, by) => counted.inc({ remote, version, what }, by), clock);
    this.#used = new LRUCache({ max: MAX_TOKENS, ttl: TOKEN_MS });
  }

  /** The versions that a set names, sealed by a shell of ours; null for any other text. */
  versionsOf(sealed: string): OfVersion[] | null {
    const set = readReleaseSet(this.secret, sealed);
    return set === null ? null : set.split(' ').filter(Boolean).flatMap(readVersion);
  }

  /** A page's answer says it with a header that its scripts can read. */
  tokenFor(visitor: Visitor, setId: string): string {
    return mintPageToken(this.secret, ofPage(visitor, setId), this.#clock());
  }

  /** Whether this client was given such a page, and has not said everything of it yet. */
  useToken(token: string, visitor: Visitor, versions: readonly OfVersion[]): boolean {
    const setId = releaseSetId(Object.fromEntries(versions.map(({ remote, version }) => [remote, version])));
    const nonce = readPageToken(this.secret, token, ofPage(visitor, setId), this.#clock());
    if (nonce === null) return false;
    const uses = (this.#used.get(nonce) ?? 0) + 1;
    this.#used.set(nonce, uses, { noUpdateTTL: true });
    return uses <= USES;
  }
}

/** Who asked, of which site. */
export function visitorOf(request: Pick<FastifyRequest, 'ip'>, site: string): Visitor {
  return { site, client: request.ip };
}

/** The versions that a visitor is given, whatever the page comes to be made with. */
export function wantedOf(chosen: readonly ChosenRemote[]): OfVersion[] {
  return chosen.flatMap(({ name, versions: [first] }) =>
    first ? [{ remote: name, version: first.published.version }] : [],
  );
}

function ofPage({ site, client }: Visitor, releaseSetId: string): OfPage {
  return { site, releaseSetId, client: oneClient(client) };
}

function readVersion(word: string): OfVersion[] {
  const at = word.lastIndexOf('@');
  const remote = remoteNameSchema.safeParse(word.slice(0, at));
  return remote.success ? [{ remote: remote.data, version: word.slice(at + 1) }] : [];
}
