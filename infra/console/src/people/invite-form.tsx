import { operatorRoles } from '@shared-kit/domain/operator/may';
import { useInviteMutation } from '../api/operators.api';
import { NamedRoleForm } from './named-role-form';
import { readRole } from './role-fields';

/** Makes an account, and a link by which somebody signs in to it. */
export function InviteForm({ onLink }: { onLink: (made: { name: string; link: string }) => void }) {
  const [invite, { error, isLoading }] = useInviteMutation();

  async function send(name: string, form: FormData) {
    const answer = await invite({ name, ...readRole(form) });
    if (answer.data) onLink({ name, link: answer.data.link });
    return answer.data !== undefined;
  }

  return (
    <NamedRoleForm
      button="Invite"
      help="As the log is to call them."
      roles={operatorRoles}
      isBusy={isLoading}
      error={error}
      onSend={send}
    />
  );
}
