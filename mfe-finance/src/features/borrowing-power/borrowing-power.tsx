import { Fold } from '@shared-kit/ui/overlay/fold';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { assumptionApi } from '../../api/assumption.api';
import * as s from './borrowing-power.module.css';
import { budgetFields, every, everyOf, householdFields } from './budget-fields';
import { SumsForm } from '../../sums/sums-form';

/** What comes of it is loaded once somebody asks. */
const PricePaid = lazy(async () => ({ default: (await import('./price-paid')).PricePaid }));
const HouseholdAnswer = lazy(async () => ({ default: (await import('./household-answer')).HouseholdAnswer }));
const Method = lazy(async () => ({ default: (await import('./household-answer')).Method }));

/**
 * What somebody can afford: from what they can pay to a price and to what can be had for it, and from income and
 * costs to what they could pay, by a method that is named. An estimate, and said to be one.
 */
export function BorrowingPower() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: { assumption } = {} } = assumptionApi.endpoints.getAssumption.useQuery();
  const deposit = assumption?.deposit;
  const action = `${pathname}#borrowing-power`;
  return (
    <section id="borrowing-power" className={s.section} aria-labelledby="borrowing-power-title">
      <h2 id="borrowing-power-title">What can I afford?</h2>
      <p className={s.note}>Say what you can pay, and see the price it pays for.</p>
      <SumsForm
        key={deposit ?? 0}
        label="What I can pay"
        fields={budgetFields(deposit)}
        choice={every('budget_every')}
        submit="Work out the price"
        action={action}
      >
        {({ budget, deposit }, chosen) => (
          <Suspense>
            <PricePaid budget={budget} deposit={deposit} every={everyOf(chosen)} />
          </Suspense>
        )}
      </SumsForm>
      <div className={s.further}>
        <Fold
          id="household-budget"
          title="I am not sure what I can pay"
          open={householdFields.some(({ name }) => search.has(name))}
        >
          <p>A first idea from what comes in and what goes out, of everybody who pays together.</p>
          <SumsForm
            label="Income and costs"
            fields={householdFields}
            choice={every('income_every')}
            submit="Work out what is left"
            action={action}
          >
            {(values, chosen) => (
              <Suspense>
                <HouseholdAnswer values={values} every={everyOf(chosen)} />
              </Suspense>
            )}
          </SumsForm>
          <Suspense>
            <Method />
          </Suspense>
        </Fold>
      </div>
    </section>
  );
}
