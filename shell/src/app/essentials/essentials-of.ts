import type { ResolvedRoute } from '../page-payload';
import { SENT_PATH } from '@shared-kit/domain/form/form-path';

/** What a page cannot do without. `sent`: the words that a form arrived, so that nobody wonders whether to send it again. */
export type EssentialsKind = ResolvedRoute['essentials'] | 'sent';

export const essentialsOf = ({ path, essentials }: Pick<ResolvedRoute, 'path' | 'essentials'>): EssentialsKind =>
  path === SENT_PATH ? 'sent' : essentials;
