import type { OperatorRole } from '@shared-kit/domain/operator/may';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import type { ReactNode } from 'react';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import { ROLE_FIELDS, RoleFields } from './role-fields';

type NamedRoleFormProps = {
  /** What sends it is called so. */
  button: string;
  /** Below the name. */
  help: string;
  roles: readonly OperatorRole[];
  isBusy: boolean;
  error: unknown;
  /** @returns whether the platform took it: the form is empty then. */
  onSend: (name: string, form: FormData) => Promise<boolean>;
  /** The names of `children`, which say for themselves what is wrong with them. */
  fields?: readonly string[];
  /** What is asked besides, below the role. */
  children?: ReactNode;
};

/** Somebody new at the operator port, a person or a program: what the log calls them and what they may do. */
export function NamedRoleForm(props: NamedRoleFormProps) {
  const { button, help, roles, isBusy, error, onSend, fields = [], children } = props;
  const errors = fieldErrorsOf(error);

  async function send(element: HTMLFormElement) {
    const form = new FormData(element);
    if (await onSend(textOf(form, 'name'), form)) element.reset();
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
        help={help}
        errors={errors['name']}
      />
      <RoleFields roles={roles} errors={errors} />
      {children}
      <Failed error={error} fields={['name', ...ROLE_FIELDS, ...fields]} />
      <Button type="submit" variant="primary" busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
