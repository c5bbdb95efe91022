import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatNumber, formatYears } from '@shared-kit/domain/number/format-number';
import { ownershipCosts } from '@shared-kit/domain/vehicle/costs/ownership-costs';
import type { CostUse } from '@shared-kit/domain/vehicle/costs/ownership-costs';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useLocation } from 'react-router';
import { costsApi } from '../../api/costs.api';
import { SumsForm } from '../../sums/sums-form';
import type { SumField } from '../../sums/typed-sums';
import * as s from './ownership-costs.module.css';

const fields: readonly SumField<'kms'>[] = [
  {
    ...{ key: 'kms', name: 'cost_kms', label: 'Distance (km a week)', asked: 'the distance in kilometres a week' },
    ...{ max: 10_000, start: '250' },
  },
];
const YEARS = [1, 2, 3, 4, 5, 6, 7];
const USUAL_YEARS = '5';

/** What each of the vehicles side by side costs over years, line by line with its source. Nothing for a single one. */
export function OwnershipCosts({ slugs }: SlotProps['compare.costs']) {
  const { cars, assumption, in_state: inState } = useSuspenseQuery(costsApi.endpoints.getCarCosts, slugs);
  const { pathname } = useLocation();
  if (cars.length < 2) return null;
  return (
    <section id="ownership-costs" className={s.section} aria-labelledby="ownership-costs-title">
      <SectionHeading id="ownership-costs-title" title="What each costs over the years" />
      <SumsForm
        label="Costs over the years"
        fields={fields}
        choice={{
          ...{ name: 'cost_years', label: 'Over', usual: USUAL_YEARS },
          options: YEARS.map((years) => ({ value: String(years), label: formatYears(years) })),
        }}
        submit="Work out the costs"
        action={`${pathname}#ownership-costs`}
        isAnswered
      >
        {({ kms }, years) => (
          <Costs
            cars={cars}
            use={{ years: Number(years), kmsPerWeek: kms }}
            isAssumed={assumption !== null}
            inState={inState}
          />
        )}
      </SumsForm>
    </section>
  );
}

type CostsProps = { cars: readonly CarCostFacts[]; use: CostUse; isAssumed: boolean; inState: string | null };

function Costs({ cars, use, isAssumed, inState }: CostsProps) {
  const settings = useRemoteConfig('mfe-finance');
  const costs = cars.map((car) => ({ car, ...ownershipCosts(car, use, settings) }));
  const isLent = costs.some(({ lines }) => lines.some(({ repayment }) => repayment));
  return (
    <>
      <div className={s.cars}>
        {costs.map(({ car, ...sums }) => (
          <CarCosts key={car.slug} name={car.name} years={use.years} {...sums} />
        ))}
      </div>
      <p className={s.note}>
        {`An estimate over ${formatYears(use.years)} at ${formatNumber(use.kmsPerWeek)} km a week, not credit advice and no offer of a loan. What a vehicle is worth at the end is not in it.`}
      </p>
      {inState && (
        <p className={s.note}>
          {`These vehicles stand in different states: registration and what is due once are all those of ${inState}, where this site is. Your own state counts once you have entered your postcode on a vehicle’s page.`}
        </p>
      )}
      {isLent && (
        <>
          <p className={s.note}>
            {`${isAssumed ? 'The loans run on the terms you chose for all repayments' : 'The loans run over the years above'}, all at this site’s usual rate, so that the vehicles compare alike. A repayment elsewhere on this page is at its lender’s own rate${isAssumed ? '' : ' and terms'}, which it names.`}
          </p>
          <RateWarning />
        </>
      )}
    </>
  );
}

type CarCostsProps = ReturnType<typeof ownershipCosts> & { name: string; years: number };

function CarCosts({ name, years, lines, total }: CarCostsProps) {
  const missing = lines
    .filter(({ dollars }) => dollars === null)
    .map(({ label }) => label.replace(/,.*/, '').toLowerCase());
  return (
    <article className={s.car} aria-label={name}>
      <h3 className={s.name}>{name}</h3>
      <dl className={s.lines}>
        {lines.map(({ label, dollars, source, repayment }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={s.dollars}>{dollars === null ? '–' : formatMoney(dollars)}</dd>
            <dd className={s.source}>
              {repayment && <RepaymentLine repayment={repayment} />}
              {source}
            </dd>
          </div>
        ))}
        <div className={s.total}>
          <dt>{`Together over ${formatYears(years)}`}</dt>
          <dd className={s.dollars}>{total === null ? 'Not known without a price' : formatMoney(total)}</dd>
          <dd className={s.source}>{`Without: ${missing.join(', ')}.`}</dd>
        </div>
      </dl>
    </article>
  );
}
