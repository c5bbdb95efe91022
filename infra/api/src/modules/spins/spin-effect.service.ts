import { spinPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { signedId } from '../../signing/signed-id';
import type { FormEffect } from '../leads/form-effect.port';
import { SPIN_FORM, spinDetails, spinFor, spinOnce } from './spin-once.service';

/** Who plays the wheel plays it once for each period, and the lead says what it gave. */
export function spinEffect({ config }: Pick<ApiDeps, 'config'>): FormEffect {
  const secret = config.SESSION_SECRET;

  return {
    forms: [SPIN_FORM],
    ownPage: true,

    async begin({ request: { site }, body, signedIn }) {
      const spin = spinFor(site, secret, signedIn, body.phone);
      return {
        details: spinDetails(spin),
        needsMail: false,
        async carryOut(tx, accepted) {
          const id = await spinOnce(tx, site, spin, accepted);
          return spinPath(signedId(secret, 'spin', site.slug, id));
        },
      };
    },
  };
}
