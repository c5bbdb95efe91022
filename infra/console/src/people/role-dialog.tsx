import type { Person } from '@shared-kit/contracts/server/operators.contract';
import { operatorRoles } from '@shared-kit/domain/operator/may';
import { Button } from '@shared-kit/ui/form/button';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { use } from 'react';
import { useChangePositionMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { NoticeContext } from '../frame/notice';
import * as s from '../frame/rows.module.css';
import { readRole, ROLE_FIELDS, RoleFields } from './role-fields';

const FORM = 'role-form';

/** Gives somebody another role, from their next request on. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePositionMutation();
  const say = use(NoticeContext);

  async function send(form: FormData) {
    const answer = await change({ id: person.id, position: readRole(form) });
    if (!answer.data) return;
    say(`What ${person.name} may do is changed.`);
    onClose();
  }

  return (
    <Dialog
      id="role-dialog"
      title={`What ${person.name} may do`}
      size="s"
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} variant="primary" busy={isLoading}>
          Change
        </Button>
      }
    >
      <form
        id={FORM}
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <RoleFields prefix="change-" roles={operatorRoles} initial={person} errors={fieldErrorsOf(error)} />
        <Failed error={error} fields={ROLE_FIELDS} />
      </form>
    </Dialog>
  );
}
