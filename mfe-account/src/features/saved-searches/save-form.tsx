import type { SavedSearch, SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { countedText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useTypedAgain } from '../../typed-again/use-typed-again';
import { AlertFields } from './alert-fields';
import { outcomeOf } from './form-outcome';
import * as rows from '../../rows/rows.module.css';
import * as s from './saved-searches-page.module.css';

const SAVE_FORM = 'saved-search-save';
type SaveFormProps = Pick<SavedSearches, 'choice' | 'texts'> & {
  draft: NonNullable<SavedSearches['draft']>;
  /** How it is told of, where it is kept already. */
  kept?: SavedSearch | undefined;
};

/**
 * Keeps a search; mails and text messages come only with their ticks, which nobody made for the shopper (R-LEGAL-05). Of one
 * that is kept they stand as they were made.
 */
export function SaveForm({ draft, kept, choice, texts }: SaveFormProps) {
  const site = useSite();
  const refused = useFormResult(SAVE_FORM);
  const typedAgain = useTypedAgain(SAVE_FORM, draft.address);
  const { errors, typed, failure } = outcomeOf(refused);
  const ticked = { alerts: kept?.alerts === true && choice !== null, texts: kept?.texts === true && texts !== null };
  return (
    <form method="post" noValidate aria-label="Save this search" className={s.form} {...typedAgain}>
      <Stack gap={16}>
        <ErrorSummary errors={errors} />
        {failure && <p role="alert">{failure}</p>}
        <input type="hidden" name="_form" value={SAVE_FORM} />
        <input type="hidden" name="address" value={draft.address} />
        <div>
          <h2>{draft.label}</h2>
          <p className={rows.small}>{countedText(site, draft.count)} now</p>
        </div>
        <AlertFields {...{ choice, texts, typed, errors }} ticked={ticked} />
        <div>
          <Button type="submit" variant="primary">
            Save this search
          </Button>
        </div>
      </Stack>
    </form>
  );
}
