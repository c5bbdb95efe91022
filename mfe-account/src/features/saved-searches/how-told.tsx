import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { HOW_TOLD_PLACE } from '@shared-kit/domain/account/account-paths';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { AlertFields } from './alert-fields';
import { outcomeOf } from './form-outcome';
import * as s from './saved-searches-page.module.css';

const CHOOSE_FORM = 'alerts-choose';

type HowToldProps = Pick<SavedSearches, 'choice' | 'texts'> & { wasChosen: boolean };

/** How a shopper is told of all that they keep, to be begun, changed or stopped: who only saves cars finds it here, too. */
export function HowTold({ choice, texts, wasChosen }: HowToldProps) {
  const { errors, typed, failure } = outcomeOf(useFormResult(CHOOSE_FORM));
  return (
    <form method="post" noValidate aria-labelledby={HOW_TOLD_PLACE} className={s.form}>
      <Stack gap={16}>
        <h2 id={HOW_TOLD_PLACE}>How we tell you</h2>
        {wasChosen && <p role="status">Kept.</p>}
        <ErrorSummary errors={errors} />
        {failure && <p role="alert">{failure}</p>}
        <input type="hidden" name="_form" value={CHOOSE_FORM} />
        <AlertFields
          {...{ choice, texts, typed, errors }}
          ticked={{ alerts: choice !== null, texts: texts !== null }}
        />
        <div>
          <Button type="submit">Keep this</Button>
        </div>
      </Stack>
    </form>
  );
}
