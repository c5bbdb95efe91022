import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { LiveShell } from '../registry/live-shells';
import type { PublishTarget } from '../publish/publish';

/** What the release tool works with. */
export type ReleaseContext = PublishTarget & {
  /** Holds the keys. */
  dataDir: string;
  /** Folder that holds the mfe-* folders. */
  rootDir: string;
  /** Every stored site, with the address shoppers use. */
  sites(): Promise<Array<{ slug: string; origin: string }>>;
  /** The shells that look at the registry; null when it cannot be asked. */
  shells(): Promise<readonly LiveShell[] | null>;
  /** What each stored site's configuration has against a manifest: empty when all of them fit. */
  checkSites(manifest: RemoteManifest): Promise<string[]>;
};
