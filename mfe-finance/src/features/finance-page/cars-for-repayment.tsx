import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { weeklyOf } from '@shared-kit/domain/finance/repayment/repayment';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import { useAskedDealership } from '../../asked/asked-dealership';
import { askedStock } from '../../asked/asked-stock';

/**
 * The way from a repayment to what is advertised at it, a week whatever it was worked out by. Nothing without a repayment,
 * and where the site cannot be searched by what a week costs.
 */
export function CarsForRepayment({ loan: { answer, state } }: { loan: CalculatedLoan }) {
  const site = useSite();
  const [query] = useSearchParams();
  const dealership = useAskedDealership(query);
  if (!answer || !site.search_filters.includes('weekly')) return null;
  const weekly = weeklyOf(answer.repayment, state.frequency);
  return (
    <div>
      <LinkButton to={askedStock(query, dealership, { weekly })}>
        {siteText(site, 'Cars')} advertised at about {formatMoney(weekly)} a week or less
      </LinkButton>
    </div>
  );
}
