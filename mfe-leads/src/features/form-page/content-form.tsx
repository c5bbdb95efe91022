import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useLeadCar } from '../../lead-car/use-lead-car';
import * as s from './content-form.module.css';
import { PlacedForm } from './placed-form';

/** The form that a site put on one of its content pages. */
export function ContentForm({ form: id, place }: SlotProps['content.form']) {
  const form = postedForm(id);
  const car = useLeadCar();
  return (
    <section className={s.section} aria-label={form.name}>
      <PlacedForm form={form} car={car} place={place} />
    </section>
  );
}
