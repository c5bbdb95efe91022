import type { DoneAct } from '@shared-kit/contracts/account/account.contract';
import type { MyServices } from '@shared-kit/contracts/account/service-reminder.contract';
import { HOW_TOLD_PLACE, SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import { REMINDED_DAYS_BEFORE } from '@shared-kit/domain/account/service-due';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useJustDone } from '../../just-done/just-done';
import * as rows from '../../rows/rows.module.css';
import { ServiceForm } from './service-form';

const REMOVE_FORM = 'service-remove';

const DONE: Partial<Record<DoneAct, string>> = {
  'service-kept': 'Kept.',
  'service-replaced': 'Kept, in place of the day that this vehicle had before.',
};

/** When the shopper's own vehicles are due for their service, and by what they are reminded. By plain forms. */
export function ServiceReminders({ services, channels, names }: MyServices & { names: readonly string[] }) {
  const refused = useFormResult(REMOVE_FORM);
  const done = useJustDone();
  const howTold = (
    <a href={`${SAVED_SEARCHES_PATH}#${HOW_TOLD_PLACE}`} className={rows.way}>
      {channels ? 'Change how you are told' : 'Choose how you are told'}
    </a>
  );
  return (
    <section id="service" aria-labelledby="service-title">
      <SectionHeading id="service-title" title="Service reminders" />
      <p>
        {channels
          ? `You are reminded ${REMINDED_DAYS_BEFORE} days before, by ${channels}. `
          : 'No reminder goes out until you say how you want to be told. '}
        {howTold}
      </p>
      {done !== null && DONE[done] && services.length > 0 && <p role="status">{DONE[done]}</p>}
      {refused && <p role="alert">It could not be removed. Please try again.</p>}
      <ul className={rows.list}>
        {services.map(({ id, vehicle, due, told }) => (
          <li key={id} className={rows.item}>
            <div>
              <p>{vehicle}</p>
              <p className={rows.small}>{`Due on ${due}${told ? ', you were reminded' : ''}`}</p>
            </div>
            <form method="post">
              <input type="hidden" name="_form" value={REMOVE_FORM} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="s" aria-label={`Remove: service of ${vehicle}`}>
                Remove
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <ServiceForm names={names} />
    </section>
  );
}
