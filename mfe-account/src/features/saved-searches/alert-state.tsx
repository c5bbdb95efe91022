import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { FREQUENCY_WORDS } from './frequency-words';
import * as s from './saved-searches-page.module.css';

const ASK_FORM = 'alerts-ask-again';

type AlertStateProps = { choice: NonNullable<SavedSearches['choice']>; wasAsked: boolean };

/** Where and how often a shopper is told; until somebody has opened the link in the mail that asks, what is waited for. */
export function AlertState({ choice: { email, frequency, confirmed, stop }, wasAsked }: AlertStateProps) {
  const refused = useFormResult(ASK_FORM);
  if (confirmed)
    return (
      <p className={s.choice}>
        {`We write to ${email}, ${FREQUENCY_WORDS[frequency]}. `}
        <a href={stop}>Stop these emails</a>
      </p>
    );
  return (
    <section aria-label="Emails" className={s.choice}>
      <Stack gap={16}>
        {wasAsked && <p role="status">Sent again.</p>}
        {refused && (
          <p role="alert">{refused.problem.fieldErrors?.['email']?.[0] ?? 'It could not be sent. Please try again.'}</p>
        )}
        <p>
          {`Emails begin once you open the link we sent to ${email}. `}
          <a href={stop}>I want none</a>
        </p>
        <form method="post">
          <input type="hidden" name="_form" value={ASK_FORM} />
          <Button type="submit" size="s">
            Send it again
          </Button>
        </form>
      </Stack>
    </section>
  );
}

/** How often a shopper is told by text message. */
export function TextState({ texts: { frequency, stop } }: { texts: NonNullable<SavedSearches['texts']> }) {
  return (
    <p className={s.choice}>
      {`We text you, ${FREQUENCY_WORDS[frequency]}. `}
      <a href={stop}>Stop these texts</a>
    </p>
  );
}
