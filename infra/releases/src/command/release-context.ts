import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import type { PublishTarget } from '../publish/publish';

/** What the release tool works with. */
export type ReleaseContext = PublishTarget & {
  /** Holds the keys. */
  dataDir: string;
  /** Folder that holds the mfe-* folders. */
  rootDir: string;
  /** Every stored site, with the address shoppers use. */
  sites(): Promise<Array<{ slug: string; origin: string }>>;
  /** What each stored site's configuration has against a manifest: empty when all of them fit. */
  checkSites(manifest: RemoteManifest): Promise<string[]>;
};
