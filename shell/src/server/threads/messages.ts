import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import type { Asset } from '../../app/page-payload';
import type { PageJob } from '../page/page-renderer';
import type { JoinedStyles } from '../page/joined-styles';
import type { SiteList } from '../site/sites';

/** What a thread cannot look up itself; told again whenever something of it changed. */
export type SharedState = { sites: SiteList | undefined; snapshot: ReleaseSnapshot | undefined };

/** `{name}@{version}/{module}` of remotes' modules that are not to be run, `*` for all of a version. */
type Quarantined = readonly string[];

export type ToThread =
  | { kind: 'state'; state: SharedState }
  | { kind: 'quarantined'; quarantined: Quarantined }
  | { kind: 'render'; id: number; job: PageJob }
  /** Nobody waits for this page any more. */
  | { kind: 'abort'; id: number }
  | { kind: 'styles'; of: string; sheet: ReturnType<JoinedStyles['cached']> }
  | { kind: 'ping' };

export type FromThread =
  /** Its first modules are loaded. */
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'open'; id: number; status: number; page: { nonce: string; isPrivate: boolean; releaseSetId: string } }
  | { kind: 'part'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'redirect'; id: number; status: number; location: string }
  /** All of it is said. */
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; error: unknown }
  /** Asks for these style sheets as one. */
  | { kind: 'styles'; of: string; parts: readonly Asset[] };
