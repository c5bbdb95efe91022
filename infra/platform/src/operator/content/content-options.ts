import type { Db } from '@infra/api/db/db';
import type { HasPicture } from '@infra/api/modules/images/tools.service';
import type { Manifests } from '@infra/api/modules/site/tools.service';
import type { SigningKey } from '@infra/releases/key/signing-key';

export type ContentOptions = {
  db: Db;
  /** Where shoppers connect on this machine. */
  port: number;
  /** Of this server: its console may show drafts in a frame. */
  origin: string;
  /** Signs links to drafts. */
  key: () => SigningKey;
  /** Contracts of the remotes, which say where links may lead. */
  manifests: () => Promise<Manifests>;
  /** Whether the platform's own pictures have one of this id. */
  hasPicture: HasPicture;
};
