import { operatorRoles } from '@shared-kit/domain/operator/may';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useInviteMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import { readRole, ROLE_FIELDS, RoleFields } from './role-fields';

/** Makes an account, and a link by which somebody signs in to it. */
export function InviteForm({ onLink }: { onLink: (made: { name: string; link: string }) => void }) {
  const [invite, { error, isLoading }] = useInviteMutation();
  const errors = fieldErrorsOf(error);

  async function send(element: HTMLFormElement) {
    const form = new FormData(element);
    const name = textOf(form, 'name');
    const answer = await invite({ name, ...readRole(form) });
    if (!answer.data) return;
    element.reset();
    onLink({ name, link: answer.data.link });
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
        help="As the log is to call them."
        errors={errors['name']}
      />
      <RoleFields roles={operatorRoles} errors={errors} />
      <Failed error={error} fields={['name', ...ROLE_FIELDS]} />
      <Button type="submit" variant="primary" busy={isLoading}>
        Invite
      </Button>
    </form>
  );
}
