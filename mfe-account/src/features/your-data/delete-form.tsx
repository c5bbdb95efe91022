import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';

const DELETE_FORM = 'account-delete';

/** Deletes the account with all of it, once its owner has said that they are sure. */
export function DeleteForm() {
  const refused = useFormResult(DELETE_FORM);
  const errors = refused?.problem.fieldErrors ?? {};
  return (
    <form method="post" noValidate aria-label="Delete your data">
      <Stack gap={16}>
        <ErrorSummary errors={errors} />
        {refused && Object.keys(errors).length === 0 && (
          <p role="alert">It could not be deleted. Please try again in a moment.</p>
        )}
        <input type="hidden" name="_form" value={DELETE_FORM} />
        <p>
          What you saved, your sign-ins and what you sent us are deleted at once and for good. A message confirms it: an
          email where you confirmed an address, else a text.
        </p>
        <Checkbox name="sure" label="I am sure. Nothing of it can be brought back." errors={errors['sure']} />
        <div>
          <Button type="submit">Delete my data</Button>
        </div>
      </Stack>
    </form>
  );
}
