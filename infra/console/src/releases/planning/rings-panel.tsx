import type { DeskSite } from '@shared-kit/contracts/operator/release-desk.contract';
import type { PlannedRing } from '@shared-kit/contracts/operator/release-planning.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { use, useState } from 'react';
import { useSetRingMutation } from '../../api/planning.api';
import { Failed } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { NoticeContext } from '../../frame/notice';
import { Panel } from '../../frame/panel';
import * as s from '../../frame/rows.module.css';
import { useMay } from '../../frame/signed-in';
import { count, formatMoment } from '../../message/format';
import { PlannedRows } from './planned-rows';
import type { Asked } from './planned-rows';
import { RingDialog } from './ring-dialog';
import { useSeen } from './use-seen';

/** Named groups of sites. */
export function RingsPanel({ rings, sites }: { rings: readonly PlannedRing[]; sites: readonly DeskSite[] }) {
  const isMine = useMay()('releases.ring');
  const [asked, setAsked] = useState<Asked<PlannedRing>>();
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
      <PlannedRows kind="ring" rows={rings} ends="Remove" isMine={isMine} onAsk={setAsked}>
        {(ring) => (
          <>
            <p className={s.name}>{ring.name}</p>
            <p>
              {ring.words}
              {ring.rule.by !== 'sites' && `: ${ring.sites.join(', ') || 'none now'}`}
            </p>
            <p className={s.note}>
              {count(ring.sites.length, 'site')} · set by {ring.actor}, {formatMoment(ring.at)}
            </p>
          </>
        )}
      </PlannedRows>
      {asked?.form === 'set' && <RingDialog ring={asked.of} sites={sites} onClose={onClose} />}
      {asked?.form === 'remove' && <RemoveRing ring={asked.of} onClose={onClose} />}
    </Panel>
  );
}

function RemoveRing({ ring, onClose }: { ring: PlannedRing; onClose: () => void }) {
  const { name } = ring;
  const [set, { error, isLoading }] = useSetRingMutation();
  const seen = useSeen(ring, 'Remove');
  const notify = use(NoticeContext);

  async function remove() {
    const answer = await set({ name, rule: null, revision: seen.revision });
    if (!answer.data) return seen.take(answer.error);
    notify(`Ring ${answer.data.words}.`);
    onClose();
  }

  return (
    <FormDialog title={`Remove ring ${name}`} button={seen.button} isBusy={isLoading} onSend={remove} onClose={onClose}>
      <p>No version is rolled out to it any more. Sites keep what they have; what the ring was stays in the audit.</p>
      <Failed error={error} />
    </FormDialog>
  );
}
