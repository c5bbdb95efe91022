import type { DeskSite } from '@shared-kit/contracts/operator/release-desk.contract';
import type { PlannedRing, RingRule } from '@shared-kit/contracts/operator/release-planning.contract';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use, useState } from 'react';
import { useSetRingMutation } from '../../api/planning.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { listOf, textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { useSeen } from './use-seen';

type By = RingRule['by'];

const KINDS: Record<By, { choice: string; label: string; help: string }> = {
  sites: { choice: 'Named sites', label: 'Sites', help: 'Short names with commas between them.' },
  group: { choice: 'A dealer group', label: 'Dealer group', help: 'All of its sites, also those that join it later.' },
  state: { choice: 'A state', label: 'State', help: 'Its letters, like qld.' },
  flag: { choice: 'A flag', label: 'Flag', help: 'All sites that have it switched on.' },
};

type RingDialogProps = {
  /** Null for a new one. */
  ring: PlannedRing | null;
  sites: readonly DeskSite[];
  onClose: () => void;
};

/** Asks for a ring's name and which sites it is. */
export function RingDialog({ ring, sites, onClose }: RingDialogProps) {
  const [by, setBy] = useState<By>(ring?.rule.by ?? 'sites');
  const [set, { error, isLoading }] = useSetRingMutation();
  const seen = useSeen(ring, ring ? 'Change' : 'Make');
  const notify = use(NoticeContext);
  const errors = fieldErrorsOf(error);
  const ofRule = Object.keys(errors).filter((field) => field === 'rule' || field.startsWith('rule.'));
  const suggested = suggestions(by, sites);

  async function send(form: FormData) {
    const rule = ruleOf(by, textOf(form, 'which'));
    const answer = await set({ name: ring?.name ?? textOf(form, 'name'), rule, revision: seen.revision });
    if (!answer.data) return seen.take(answer.error);
    notify(`Ring ${answer.data.words}.`);
    onClose();
  }

  const title = ring ? `Change ring ${ring.name}` : 'New ring';
  return (
    <FormDialog title={title} button={seen.button} isBusy={isLoading} onSend={send} onClose={onClose}>
      {ring ? (
        <p>What is being rolled out to it keeps the sites it had until its next step.</p>
      ) : (
        <TextField
          label="Name"
          name="name"
          id="ring-name"
          required
          maxLength={40}
          autoComplete="off"
          help="Small letters and digits, words joined by “-”."
          errors={errors['name']}
        />
      )}
      <Select
        label="Which sites"
        name="by"
        id="ring-by"
        value={by}
        onChange={(event) => setBy(event.target.value as By)}
        options={Object.entries(KINDS).map(([value, { choice }]) => ({ value, label: choice }))}
      />
      <TextField
        key={by}
        label={KINDS[by].label}
        name="which"
        id="ring-which"
        list={suggested.length > 0 ? 'ring-suggestions' : undefined}
        required
        autoComplete="off"
        help={KINDS[by].help}
        defaultValue={ring?.rule.by === by ? typedOf(ring.rule) : ''}
        errors={ofRule.flatMap((field) => errors[field] ?? [])}
      />
      <datalist id="ring-suggestions">
        {suggested.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Failed error={error} fields={[...(ring ? [] : ['name']), ...ofRule]} />
    </FormDialog>
  );
}

function suggestions(by: By, sites: readonly DeskSite[]): string[] {
  return by === 'group' ? [...new Set(sites.map(({ group }) => group))].toSorted() : [];
}

function ruleOf(by: By, typed: string): RingRule {
  switch (by) {
    case 'sites':
      return { by, sites: listOf(typed) };
    case 'group':
      return { by, group: typed };
    case 'state':
      return { by, state: typed.toLowerCase() };
    case 'flag':
      return { by, flag: typed };
  }
}

function typedOf(rule: RingRule): string {
  switch (rule.by) {
    case 'sites':
      return rule.sites.join(', ');
    case 'group':
      return rule.group;
    case 'state':
      return rule.state;
    case 'flag':
      return rule.flag;
  }
}
