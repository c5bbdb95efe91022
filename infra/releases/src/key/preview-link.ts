import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { signPreviewToken } from './sign-preview-token';
import type { SigningKey } from './signing-key';

type Shown = { remote: RemoteName; version: string; site: { slug: string; origin: string } };

/** A signed link that shows a version on one site to whoever holds it. */
export function previewLink(
  key: SigningKey,
  { remote, version, site: { slug, origin } }: Shown,
  life: { nowMs: number; ageS?: number },
): string {
  return `${origin}/?preview=${signPreviewToken(key, { remotes: { [remote]: version }, site: slug }, life)}`;
}
