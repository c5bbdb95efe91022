import type { invitationSchema, Person } from '@shared-kit/contracts/operator/operators.contract';
import type { OperatorRole } from '@shared-kit/domain/operator/may';
import { ROLE_NAMES, ROLE_WORDS } from '@shared-kit/domain/operator/role-words';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import type { z } from 'zod';
import { useDesk } from '../api/releases.api';
import { listOf, textOf } from '../frame/form-text';

type RoleFieldsProps = {
  /** Of the ids, where two of these may stand on a page. */
  prefix?: string;
  roles: readonly OperatorRole[];
  /** What stands there first. */
  initial?: Pick<Person, 'role' | 'remotes' | 'group' | 'sites'> | undefined;
  errors: Readonly<Record<string, string[]>>;
};

/** What somebody may do, and what a team and dealer staff are bound to. */
export function RoleFields({ prefix = '', roles, initial, errors }: RoleFieldsProps) {
  const [role, setRole] = useState(initial?.role ?? 'viewer');
  return (
    <>
      <Select
        label="May"
        name="role"
        id={`${prefix}role`}
        value={role}
        onChange={(event) => setRole(event.target.value as OperatorRole)}
        options={roles.map((each) => ({ value: each, label: ROLE_NAMES[each] }))}
        help={ROLE_WORDS[role]}
        errors={errors['role']}
      />
      {role === 'team' && (
        <TeamRemotes id={`${prefix}remotes`} initial={initial?.remotes ?? []} errors={errors['remotes']} />
      )}
      {role === 'dealer' && <StaffFields prefix={prefix} initial={initial} errors={errors} />}
    </>
  );
}

type StaffFieldsProps = Pick<RoleFieldsProps, 'initial' | 'errors'> & { prefix: string };

/** Whose sites dealer staff write. */
function StaffFields({ prefix, initial, errors }: StaffFieldsProps) {
  return (
    <>
      <TextField
        label="Dealer group"
        name="group"
        id={`${prefix}group`}
        required
        autoComplete="off"
        defaultValue={initial?.group ?? ''}
        help="Its short name."
        errors={errors['group']}
      />
      <TextField
        label="Sites"
        name="sites"
        id={`${prefix}sites`}
        optional
        autoComplete="off"
        defaultValue={initial?.sites.join(', ') ?? ''}
        help="Short names with commas between them; empty for all sites of the group."
        errors={errors['sites']}
      />
    </>
  );
}

type TeamRemotesProps = { id: string; initial: readonly string[]; errors: string[] | undefined };

function TeamRemotes({ id, initial, errors }: TeamRemotesProps) {
  const remotes = useDesk().data?.remotes.map(({ name }) => name) ?? [];
  return (
    <TextField
      label="Remotes of the team"
      name="remotes"
      id={id}
      required
      autoComplete="off"
      defaultValue={initial.join(', ')}
      help={`Names with commas between them${remotes.length > 0 ? `: ${remotes.join(', ')}` : ''}.`}
      errors={errors}
    />
  );
}

/** What was chosen. */
export function readRole(form: FormData): Omit<z.input<typeof invitationSchema>, 'name'> {
  return {
    role: textOf(form, 'role') as OperatorRole,
    remotes: listOf(textOf(form, 'remotes')) as `mfe-${string}`[],
    group: textOf(form, 'group') || null,
    sites: listOf(textOf(form, 'sites')),
  };
}

/** The fields above. */
export const ROLE_FIELDS = ['role', 'remotes', 'group', 'sites'] as const;
