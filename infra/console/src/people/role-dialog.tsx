import type { Person } from '@shared-kit/contracts/operator/operators.contract';
import { operatorRoles } from '@shared-kit/domain/operator/may';
import { use } from 'react';
import { useChangePositionMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { FormDialog } from '../frame/form-dialog';
import { NoticeContext } from '../frame/notice';
import { readRole, ROLE_FIELDS, RoleFields } from './role-fields';

/** Gives somebody another role, from their next request on. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePositionMutation();
  const notify = use(NoticeContext);

  async function send(form: FormData) {
    const answer = await change({ id: person.id, position: readRole(form) });
    if (!answer.data) return;
    notify(`What ${person.name} may do is changed.`);
    onClose();
  }

  return (
    <FormDialog title={`What ${person.name} may do`} button="Change" isBusy={isLoading} onSend={send} onClose={onClose}>
      <RoleFields prefix="change-" roles={operatorRoles} initial={person} errors={fieldErrorsOf(error)} />
      <Failed error={error} fields={ROLE_FIELDS} />
    </FormDialog>
  );
}
