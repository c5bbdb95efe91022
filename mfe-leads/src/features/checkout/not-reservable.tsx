import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { ENQUIRE_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';
import { waySimilar, waysFromHeld, wayToFinance } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import type { WayOn } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { choicesApi } from '../../api/choices.api';
import { HeldWays } from '../../held-car/held-car';
import { heldWords } from '../../held-car/held-words';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import * as s from './checkout-page.module.css';

/** S4-50: why it cannot be reserved, and something similar, or finance, instead; its holder goes on. */
export function NotReservable({ car }: { car: LeadCarCard }) {
  const { data: hold } = choicesApi.endpoints.getCarHold.useQuery(car.id);
  const held = hold ? heldWords(hold) : null;
  const what = vehicleWord(car.item_type);
  return (
    <div className={s.instead}>
      {held ? (
        <SectionHeading
          level={1}
          title={held.own ? held.title : `This ${what} is ${held.title.toLowerCase()}`}
          text={held.text}
        />
      ) : (
        <SectionHeading level={1} title={`This ${what} cannot be reserved online`} text={whyNot(car, what)} />
      )}
      <LeadCarPanel car={car} />
      <HeldWays own={held?.own ?? null} ways={held ? waysFromHeld(car.slug) : waysWithout(car)} />
    </div>
  );
}

/** From a car that nobody holds. */
function waysWithout({ available, slug }: LeadCarCard): readonly WayOn[] {
  const ask = { label: 'Enquire', href: pageAbout(ENQUIRE_PATH, slug) };
  return [...(available ? [ask] : []), waySimilar(slug), wayToFinance(slug)];
}

/** Of a car that nobody holds. */
function whyNot({ available }: LeadCarCard, what: string): string {
  return available
    ? `We take no deposits for this ${what} here. Ask us, and we tell you how to get it.`
    : 'It is sold.';
}
