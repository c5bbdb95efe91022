import type { PlannedFreeze } from '@shared-kit/contracts/operator/release-planning.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Tag } from '@shared-kit/ui/message/tag';
import { use, useState } from 'react';
import { useSetFreezeMutation } from '../../api/planning.api';
import { Failed } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { NoticeContext } from '../../frame/notice';
import { Panel } from '../../frame/panel';
import * as s from '../../frame/rows.module.css';
import { useMay } from '../../frame/signed-in';
import { formatZonedMoment } from '../../message/format';
import { PlannedRows } from './planned-rows';
import type { Asked } from './planned-rows';
import { FreezeDialog } from './freeze-dialog';
import { useSeen } from './use-seen';

/** Times in which no plan goes on. */
export function FreezesPanel({ freezes }: { freezes: readonly PlannedFreeze[] }) {
  const isMine = useMay()('releases.freeze');
  const [asked, setAsked] = useState<Asked<PlannedFreeze>>();
  const onClose = () => setAsked(undefined);
  return (
    <Panel id="freezes" title="Freezes">
      {freezes.length === 0 && (
        <EmptyState level={3} title="No freezes" text="In a freeze no plan goes on; people may release all the same." />
      )}
      <PlannedRows kind="freeze" rows={freezes} ends="End" isMine={isMine} onAsk={setAsked}>
        {(freeze) => (
          <>
            <p className={s.name}>
              {freeze.name} <Tag tone="grey">{stateOf(freeze)}</Tag>
            </p>
            <p className={s.note}>
              {formatZonedMoment(freeze.from)} to {formatZonedMoment(freeze.to)}
            </p>
          </>
        )}
      </PlannedRows>
      {asked?.form === 'set' && <FreezeDialog freeze={asked.of} onClose={onClose} />}
      {asked?.form === 'remove' && <EndFreeze freeze={asked.of} onClose={onClose} />}
    </Panel>
  );
}

function stateOf({ from, to }: PlannedFreeze): string {
  const now = Date.now();
  if (now < Date.parse(from)) return 'to come';
  return now < Date.parse(to) ? 'now' : 'over';
}

function EndFreeze({ freeze, onClose }: { freeze: PlannedFreeze; onClose: () => void }) {
  const { name } = freeze;
  const [set, { error, isLoading }] = useSetFreezeMutation();
  const seen = useSeen(freeze, 'End');
  const notify = use(NoticeContext);

  async function end() {
    const answer = await set({ name, time: null, revision: seen.revision });
    if (!answer.data) return seen.take(answer.error);
    notify(`Freeze ${answer.data.words}.`);
    onClose();
  }

  return (
    <FormDialog title={`End freeze ${name}`} button={seen.button} isBusy={isLoading} onSend={end} onClose={onClose}>
      <p>Plans that wait for its end go on at once, as far as their windows and judgements allow.</p>
      <Failed error={error} />
    </FormDialog>
  );
}
