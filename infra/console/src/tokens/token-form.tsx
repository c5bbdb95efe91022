import { TextField } from '@shared-kit/ui/form/text-field';
import { useMakeTokenMutation } from '../api/operators.api';
import { fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import { NamedRoleForm } from '../people/named-role-form';
import { readRole } from '../people/role-fields';

const ROLES = ['team', 'viewer', 'manager'] as const;

/** Asks what a program is called, what it may do and for how long. */
export function TokenForm({ onMade }: { onMade: (made: { name: string; token: string }) => void }) {
  const [make, { error, isLoading }] = useMakeTokenMutation();

  async function send(name: string, form: FormData) {
    const { role, remotes } = readRole(form);
    const answer = await make({ name, role: role as (typeof ROLES)[number], remotes, days: textOf(form, 'days') });
    if (answer.data) onMade({ name, token: answer.data.token });
    return answer.data !== undefined;
  }

  return (
    <NamedRoleForm
      button="Make a token"
      help="As the log is to call the program."
      roles={ROLES}
      isBusy={isLoading}
      error={error}
      onSend={send}
      fields={['days']}
    >
      <TextField
        label="Good for"
        name="days"
        type="number"
        min={1}
        max={366}
        required
        suffix="days"
        defaultValue={90}
        errors={fieldErrorsOf(error)['days']}
      />
    </NamedRoleForm>
  );
}
