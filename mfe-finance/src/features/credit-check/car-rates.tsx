import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { FINANCE_ENQUIRY_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { financeApi } from '../../api/finance.api';
import { CreditChoice } from './credit-choice';
import * as s from './credit-check.module.css';

/** The car in view, and its rates where it has any. */
export function CarRates({ car }: { car: LeadCarCard }) {
  const { quote_for: quoted, chosen } = useSuspenseQuery(financeApi.endpoints.getEstimate, car.slug);
  return (
    <>
      <a className={s.car} href={car.path}>
        <Picture id={car.image} alt="" sizes="8rem" widest={480} rounded />
        <div className={s.facts}>
          <strong>{car.name}</strong>
          <Price
            size="s"
            text={car.available ? car.price_text : 'SOLD'}
            type={car.available ? car.price_type : null}
            estimate={car.price_estimate}
          />
        </div>
      </a>
      {quoted ? (
        <CreditChoice quoted={quoted} carId={car.id} chosen={chosen ?? null} />
      ) : (
        <div className={s.none}>
          <p>There is no rate by credit history for this vehicle online. Ask, and a person works it out with you.</p>
          <LinkButton to={pageAbout(FINANCE_ENQUIRY_PATH, car.id)} variant="primary">
            Ask about finance
          </LinkButton>
        </div>
      )}
    </>
  );
}
