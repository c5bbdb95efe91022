import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { financeApi } from '../../api/finance.api';
import { TermsLine } from '../../repayment-terms/terms-line';
import * as s from './repayment-teaser.module.css';

/** Below a vehicle's repayment: what all of them are worked out with. Nothing where the vehicle shows none. */
export function VehicleTerms({ slug }: { slug: string }) {
  const { eligible } = useSuspenseQuery(financeApi.endpoints.getEstimate, slug);
  return eligible ? (
    <div className={s.all}>
      <TermsLine />
    </div>
  ) : null;
}
