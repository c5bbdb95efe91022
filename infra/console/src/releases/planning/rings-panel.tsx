import type { DeskSite } from '@shared-kit/contracts/server/release-desk.contract';
import type { PlannedRing } from '@shared-kit/contracts/server/release-planning.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { use, useState } from 'react';
import { useSetRingMutation } from '../../api/planning.api';
import { Failed } from '../../frame/failed';
import { NoticeContext } from '../../frame/notice';
import { Panel } from '../../frame/panel';
import * as s from '../../frame/rows.module.css';
import { useMay } from '../../frame/signed-in';
import { count, formatMoment } from '../../message/format';
import { FormDialog } from './form-dialog';
import { RingDialog } from './ring-dialog';

/** What a dialog is open about: a new ring, another rule of one, or its end. */
type Asked = { form: 'set'; ring: PlannedRing | null } | { form: 'remove'; ring: PlannedRing };

/** Named groups of sites. */
export function RingsPanel({ rings, sites }: { rings: readonly PlannedRing[]; sites: readonly DeskSite[] }) {
  const isMine = useMay()('releases.ring');
  const [asked, setAsked] = useState<Asked>();
  const onClose = () => setAsked(undefined);
  return (
    <Panel id="rings" title="Rings">
      {rings.length === 0 && (
        <EmptyState
          level={3}
          title="No rings"
          text="A ring is a named group of sites that a version is rolled out to."
        />
      )}
      <ul className={s.list}>
        {rings.map((ring) => (
          <li key={ring.name} className={s.row}>
            <div className={s.words}>
              <p className={s.name}>{ring.name}</p>
              <p>
                {ring.words}
                {ring.rule.by !== 'sites' && `: ${ring.sites.join(', ') || 'none now'}`}
              </p>
              <p className={s.note}>
                {count(ring.sites.length, 'site')} · set by {ring.actor}, {formatMoment(ring.at)}
              </p>
            </div>
            {isMine && (
              <Stack row gap={8}>
                <Button
                  size="s"
                  aria-label={`Change ring ${ring.name}`}
                  onClick={() => setAsked({ form: 'set', ring })}
                >
                  Change
                </Button>
                <Button
                  size="s"
                  aria-label={`Remove ring ${ring.name}`}
                  onClick={() => setAsked({ form: 'remove', ring })}
                >
                  Remove
                </Button>
              </Stack>
            )}
          </li>
        ))}
      </ul>
      {isMine && (
        <div>
          <Button onClick={() => setAsked({ form: 'set', ring: null })}>New ring</Button>
        </div>
      )}
      {asked?.form === 'set' && <RingDialog ring={asked.ring} sites={sites} onClose={onClose} />}
      {asked?.form === 'remove' && <RemoveRing ring={asked.ring} onClose={onClose} />}
    </Panel>
  );
}

function RemoveRing({ ring: { name }, onClose }: { ring: PlannedRing; onClose: () => void }) {
  const [set, { error, isLoading }] = useSetRingMutation();
  const say = use(NoticeContext);

  async function remove() {
    const answer = await set({ name, rule: null });
    if (!answer.data) return;
    say(`Ring ${answer.data.words}.`);
    onClose();
  }

  return (
    <FormDialog title={`Remove ring ${name}`} button="Remove" isBusy={isLoading} onSend={remove} onClose={onClose}>
      <p>No version is rolled out to it any more. Sites keep what they have; what the ring was stays in the audit.</p>
      <Failed error={error} />
    </FormDialog>
  );
}
