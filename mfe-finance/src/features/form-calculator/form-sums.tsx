import { MissingVehicle } from '@shared-kit/ui/car/missing-vehicle';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OWED, PARTS, typedIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { noLoanWords, useAskedCar } from '../../asked/asked-car';
import { Calculator } from '../../calculator/calculator';
import { withShortfall } from '../../calculator/quote-address';
import { startOf, useInitial } from '../../calculator/use-initial';

/** What an address calls the figures of the calculator and the form, and those that were signed before. */
const FIGURES: readonly string[] = [...PARTS, ...OWED, 'term_years', 'quote'];

/** The calculator with the figures of an address, and the way to have them in the form's questions. */
export function FormSums({ page }: { page: string }) {
  const [query] = useSearchParams();
  const ofCar = useAskedCar(query);
  if (ofCar.hasFigures) return <Sums page={page} query={query} ofCar={ofCar} />;
  return ofCar.missing && <MissingVehicle why={ofCar.missing}>its figures stand here once we can.</MissingVehicle>;
}

type SumsProps = { page: string; query: URLSearchParams; ofCar: ReturnType<typeof useAskedCar> };

function Sums({ page, query, ofCar }: SumsProps) {
  const asked = withYears(query);
  const { car, isFinanced, ranges, advertised } = ofCar;
  const noLoan = noLoanWords({ car, isFinanced });
  const { initial, key, shortfall, note } = useInitial(asked, ranges);
  const [shown, setShown] = useState(initial);
  const others = new URLSearchParams([...query].filter(([name]) => !FIGURES.includes(name)));
  const carried = withShortfall(others, shortfall);
  return (
    <>
      {noLoan && (
        <p>{`The ${car?.name} ${noLoan}: these figures are for none in particular, and no link to them goes with the form.`}</p>
      )}
      {note}
      <Calculator
        key={`${key} ${startOf(ranges)}`}
        prefix="sum-"
        action={`${page}#form-calculator`}
        initial={initial}
        ranges={ranges}
        typed={typedIn(asked)}
        carried={carried}
        advertised={advertised}
        onChange={setShown}
      />
      <p>
        <a href={`${page}?${answersOf(shown)}&${shown.trade_in > 0 ? others : carried}`}>
          Take these figures into the form
        </a>
      </p>
    </>
  );
}

/** The form calls the years otherwise. */
function withYears(query: URLSearchParams): URLSearchParams {
  const years = query.get('term_years');
  return years && !query.has('term') ? new URLSearchParams([...query, ['term', years]]) : query;
}

/** The figures as the form's questions ask for them. */
function answersOf({ amount, deposit, trade_in, residual, term }: CalculatorState): URLSearchParams {
  const answers = { amount, deposit, trade_in, residual, term_years: term };
  return new URLSearchParams(
    Object.entries(answers).flatMap(([name, value]) => (value > 0 ? [[name, String(value)]] : [])),
  );
}
