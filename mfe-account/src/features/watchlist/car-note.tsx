import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { CAR_NOTE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { useTypedAgain } from '../../typed-again/use-typed-again';
import { NOTE_FORM } from './form-ids';
import * as s from './watchlist-page.module.css';

type CarNoteProps = { car: Pick<CarCard, 'id' | 'name'>; note: string };

/** What a shopper notes about a saved car, for themselves: a plain form that is folded away until it is wanted. */
export function CarNote({ car, note }: CarNoteProps) {
  const result = useFormResult(NOTE_FORM);
  const refused = result?.values['car_id'] === car.id ? result : null;
  const typedAgain = useTypedAgain(NOTE_FORM, car.id);
  const act = note ? 'Change the note' : 'Add a note';
  return (
    <div className={s.note}>
      {note && <p className={s.noted}>{note}</p>}
      <details open={refused !== null}>
        <summary aria-label={`${act}: ${car.name}`}>{act}</summary>
        <form method="post" noValidate {...typedAgain}>
          <input type="hidden" name="_form" value={NOTE_FORM} />
          <input type="hidden" name="car_id" value={car.id} />
          <TextArea
            label="Note"
            name="note"
            id={`note-${car.id}`}
            rows={3}
            maxLength={CAR_NOTE_LENGTH}
            help="Only you see it. Leave it empty to remove it."
            defaultValue={refused?.values['note'] ?? note}
            errors={refused?.problem.fieldErrors?.['note']}
          />
          <Button type="submit" size="s">
            Keep the note
          </Button>
        </form>
      </details>
    </div>
  );
}
