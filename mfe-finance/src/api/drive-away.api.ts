import type { DriveAway } from '@shared-kit/contracts/finance/drive-away.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** Of the remote's one api, in a file of its own: the calculators load before it is wanted. */
export const driveAwayApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the slug, and behind a `?` the postcode as it was typed, both encoded. Null where there is no ledger. */
    getDriveAway: build.query<DriveAway | null, string>({
      query: (asked) => {
        const [slug, postcode] = asked.split('?');
        return { url: `cars/${slug}/drive-away`, params: { postcode: postcode && decodeURIComponent(postcode) } };
      },
      responseSchema: asResponse(async () =>
        (await import('@shared-kit/contracts/finance/drive-away.contract')).driveAwaySchema.nullable(),
      ),
    }),
  }),
});
