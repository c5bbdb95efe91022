import { preferencesPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import type { FormEffect } from '../leads/form-effect.port';
import { preferencesToken } from './preferences-token';

/** Whoever gives their address with a form finds in its mail where they see and change what they agreed to. */
export function preferencesEffect({ config }: Pick<ApiDeps, 'config'>): FormEffect {
  return {
    forms: 'every',
    facts: async ({ slug }, { id }) => ({
      preferences: preferencesPath(preferencesToken(config.SESSION_SECRET, slug, id)),
    }),
  };
}
