import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useMakeTokenMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import { readRole, RoleFields } from '../people/role-fields';

const ROLES = ['team', 'viewer', 'manager'] as const;

/** Asks what a program is called, what it may do and for how long. */
export function TokenForm({ onMade }: { onMade: (made: { name: string; token: string }) => void }) {
  const [make, { error, isLoading }] = useMakeTokenMutation();
  const errors = fieldErrorsOf(error);

  async function send(element: HTMLFormElement) {
    const form = new FormData(element);
    const { role, remotes } = readRole(form);
    const name = textOf(form, 'name');
    const answer = await make({ name, role: role as (typeof ROLES)[number], remotes, days: textOf(form, 'days') });
    if (!answer.data) return;
    element.reset();
    onMade({ name, token: answer.data.token });
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        help="As the log is to call the program."
        errors={errors['name']}
      />
      <RoleFields roles={ROLES} errors={errors} />
      <TextField
        label="Good for"
        name="days"
        type="number"
        min={1}
        max={366}
        required
        suffix="days"
        defaultValue={90}
        errors={errors['days']}
      />
      <Failed error={error} fields={['name', 'role', 'remotes', 'days']} />
      <Button type="submit" variant="primary" busy={isLoading}>
        Make a token
      </Button>
    </form>
  );
}
