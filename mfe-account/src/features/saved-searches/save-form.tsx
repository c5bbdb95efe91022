import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALERT_TEXTS_WORDING, ALERT_WORDING } from '@shared-kit/domain/form/alert-wording';
import { countedText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import * as s from './saved-searches-page.module.css';

const SAVE_FORM = 'saved-search-save';
const FREQUENCIES = [
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'instant', label: 'As soon as something changes' },
];

type SaveFormProps = Pick<SavedSearches, 'choice' | 'texts'> & { draft: NonNullable<SavedSearches['draft']> };

/** Keeps a search; mails and text messages come only with their ticks, which nobody made for the shopper (R-LEGAL-05). */
export function SaveForm({ draft, choice, texts }: SaveFormProps) {
  const site = useSite();
  const refused = useFormResult(SAVE_FORM);
  const { errors, typed, failure } = outcomeOf(refused);
  const { email, frequency = 'daily' } = { ...texts, ...choice, ...typed };
  return (
    <form method="post" noValidate aria-label="Save this search" className={s.form}>
      <Stack gap={16}>
        <ErrorSummary errors={errors} />
        {failure && <p role="alert">{failure}</p>}
        <input type="hidden" name="_form" value={SAVE_FORM} />
        <input type="hidden" name="address" value={draft.address} />
        <div>
          <h2>{draft.label}</h2>
          <p className={s.small}>{countedText(site, draft.count)} now</p>
        </div>
        <Checkbox name="alerts" label={ALERT_WORDING} defaultChecked={typed['alerts'] === 'on'} />
        <TextField
          label="Email"
          name="email"
          type="email"
          optional
          autoComplete="email"
          help="Only for emails."
          defaultValue={email}
          errors={errors['email']}
        />
        <Checkbox name="texts" label={ALERT_TEXTS_WORDING} defaultChecked={typed['texts'] === 'on'} />
        <Select label="How often" name="frequency" options={FREQUENCIES} defaultValue={frequency} />
        <div>
          <Button type="submit" variant="primary">
            Save this search
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What was wrong by field, what was typed, and what is said where no field is to blame. */
function outcomeOf(refused: FormResult | null) {
  const { fieldErrors: errors = {}, code = '' } = refused?.problem ?? {};
  const typed: Partial<Record<string, string>> = refused?.values ?? {};
  const failure = refused && Object.keys(errors).length === 0 ? sentenceOf(code) : null;
  return { errors, typed, failure };
}

function sentenceOf(code: string): string {
  if (code === 'conflict') return 'Your list is full. Remove a search below, then save this one.';
  return 'It could not be saved. Please try again in a moment.';
}
