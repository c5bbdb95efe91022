import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { USUAL_FUEL } from '@shared-kit/contracts/settings/usual-fuel';
import { burnsFuel, isPlugIn } from '@shared-kit/domain/vehicle/costs/fuel-cost';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useReportFirstUse } from '../../analytics/use-report-first-use';
import * as s from './fuel-calculator.module.css';
import { FuelCost } from './fuel-cost';
import { fuelFields, readFuel, typedFuel } from './typed-fuel';
import type { FuelFaults } from './typed-fuel';

/**
 * What driving the car costs in fuel (S5-67, S9-39). Nothing for what burns none, and nothing where the page does not
 * say what the car burns. Without JavaScript the page comes again with the answer.
 */
export function FuelCalculator({ slug, itemType, fuel, litresPer100Km }: SlotProps['vehicle.calculators']) {
  if (fuel === undefined || !burnsFuel(fuel, itemType)) return null;
  // Another car starts again with its own consumption, and counts as another page view.
  // A feed's 0 is a consumption nobody knows (S5-66).
  return <Calculator key={slug} own={litresPer100Km || null} isCharged={isPlugIn(fuel)} />;
}

/** `own` is the car's consumption in L/100 km, null where it is not known: of a plug-in hybrid with a charged battery. */
function Calculator({ own, isCharged }: { own: number | null; isCharged: boolean }) {
  const { fuel_price: dollarsPerLitre } = useRemoteConfig('mfe-finance');
  const usual = { ...USUAL_FUEL, dollarsPerLitre, ...(own && { litresPer100Km: own }) };
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => typedFuel(search, usual));
  const reportUse = useReportFirstUse();
  const answer = readFuel(typed);
  const faults = 'faults' in answer ? answer.faults : {};

  function workOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const now = typedFuel(new FormData(form), usual);
    const read = readFuel(now);
    if ('faults' in read) focusFirst(form, read.faults);
    setTyped(now);
    reportUse();
  }

  return (
    <section className={s.fuel} aria-labelledby="fuel-title">
      <Fold
        id="fuel-title"
        anchor="fuel"
        title="What it costs in fuel"
        open={fuelFields.some(({ name }) => search.has(name))}
      >
        {isCharged && own !== null && (
          <p>Its consumption is that of a charged battery. What charging costs is not counted here.</p>
        )}
        <form method="get" action="#fuel" noValidate aria-label="Fuel cost" className={s.form} onSubmit={workOut}>
          {fuelFields.map(({ key, name, label }) => (
            <TextField
              key={key}
              label={label}
              name={name}
              defaultValue={typed[key]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={FIGURE_LENGTH}
              errors={faults[key] ? [faults[key]] : undefined}
            />
          ))}
          <div className={s.action}>
            <Button type="submit">Work out fuel cost</Button>
          </div>
        </form>
        <div role="status" className={s.answer}>
          {'use' in answer && <FuelCost use={answer.use} />}
        </div>
        <p className={s.note}>
          {own
            ? `${own} L/100 km is this vehicle's combined figure. Yours depends on how and where it is driven.`
            : `This vehicle's consumption is not known; ${USUAL_FUEL.litresPer100Km} L/100 km is a usual one.`}
        </p>
      </Fold>
    </section>
  );
}

function focusFirst(form: HTMLFormElement, faults: FuelFaults): void {
  const first = fuelFields.find(({ key }) => faults[key]);
  const field = first && form.elements.namedItem(first.name);
  if (field instanceof HTMLElement) field.focus();
}
