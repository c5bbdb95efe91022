import type { DriveAway } from '@shared-kit/contracts/finance/drive-away.contract';
import { reachesAcrossBorder } from '@shared-kit/domain/place/postcode-state';
import { NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import { withChargesOf } from '@shared-kit/domain/price/drive-away/with-charges-of';
import { dayInWords } from '@shared-kit/domain/time/day-in-words';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { useSearchParams } from 'react-router';
import { driveAwayApi } from '../../api/drive-away.api';
import { askedPostcodeIn, ledgerArg } from '../../postcode/asked-postcode';
import { PostcodeForm } from '../../postcode/postcode-form';
import * as s from './drive-away-ledger.module.css';
import { LedgerTable } from './ledger-table';

/**
 * What a price without government charges comes to on the road, item by item with its sources. The form leads to the same
 * page in the postcode's state, summary and cards included, with and without JavaScript. Nothing of a price that has the
 * charges in it, and why nothing where that cannot be known.
 */
export function DriveAwayLedger({ slug }: { slug: string }) {
  const [search] = useSearchParams();
  const asked = askedPostcodeIn(search);
  const { data, isError } = driveAwayApi.endpoints.getDriveAway.useQuery(ledgerArg(slug, asked));
  if (isError && !data)
    return (
      <p>
        What it costs on the road could not be looked up just now. <a href={`?${search}`}>Try again</a>
      </p>
    );
  if (!data) return null;
  const { ledger, delivery } = data;
  return (
    <section className={s.driveAway} aria-labelledby="drive-away-title">
      <Fold id="drive-away-title" anchor="drive-away" title="What it costs on the road" open={asked !== null}>
        <p>
          An estimate for {ledger.state_name} ({whoseState(data, asked)}), {ofWhen(ledger)}. What you pay in the end is
          worked out by {ledger.state_name} when it is registered, on the price or on a higher market value.
        </p>
        <LedgerTable ledger={ledger} delivery={delivery} />
        <PostcodeForm
          id="drive-away-postcode"
          part="drive-away"
          label="Your state"
          button="Work it out for me"
          asked={asked}
          fault={data.postcode === 'invalid' ? NO_SUCH_POSTCODE : null}
        />
      </Fold>
    </section>
  );
}

/** Charges that a state has changed since do not make an estimate of today. */
function ofWhen({ on, charges_of: old }: DriveAway['ledger']): string {
  return old === null
    ? `worked out on ${dayInWords(on)}`
    : `worked out ${withChargesOf(dayInWords(old))}: those of today can be higher`;
}

/** A postcode that reaches across a border has the state of most of its places: who lives in the other is told. */
function whoseState({ state_by: by }: DriveAway, postcode: string | null): string {
  if (by === 'postcode' && postcode && reachesAcrossBorder(postcode))
    return 'where most of your postcode is; across the border, enter a postcode of your own state';
  return WHOSE[by];
}

const WHOSE = {
  postcode: 'where your postcode is',
  shopper: 'the state you named',
  car: 'where the vehicle is; enter your postcode for your own state',
} as const satisfies Record<DriveAway['state_by'], string>;
