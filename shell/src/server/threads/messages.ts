import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { Asset } from '../../app/page-payload';
import type { PageJob } from '../page/page-renderer';
import type { OpenedPage } from '../page/respond-with-page';
import type { JoinedStyles } from '../page/head/joined-styles';
import type { RemoteFault } from '../release/remote-fault';
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
  | { kind: 'open'; id: number; status: number; page: OpenedPage }
  | { kind: 'part'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'redirect'; id: number; status: number; location: string }
  /** All of it is said. */
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'fault'; fault: RemoteFault }
  /** Asks for these style sheets as one. */
  | { kind: 'styles'; of: string; parts: readonly Asset[] };
