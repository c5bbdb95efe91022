import type { DeskRemote, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useDesk, useLogQuery } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { NotFoundPage } from '../../frame/not-found-page';
import { PageTop } from '../../frame/page-top';
import { Panel } from '../../frame/panel';
import { useMay } from '../../frame/signed-in';
import { LogList } from '../../message/log-list';
import { ShellsLine } from '../../message/shells-line';
import { ActDialog } from '../act/act-dialog';
import { StepBack } from '../act/step-back';
import type { Plan } from '../act/plan';
import { PublicationsPanel } from '../publications/publications-panel';
import { EvidencePanel } from './evidence-panel';
import { LooksPanel } from './looks-panel';
import { PinList } from './pin-list';
import { PreviewPanel } from './preview-panel';
import { RequestPanel } from './request-panel';
import { RolloutPanel } from './rollout-panel';
import { VersionList } from './version-list';

/** One remote: what its visitors get, what can be done about it, and what was decided before. */
export function RemotePage() {
  const { remote: name = '' } = useParams();
  const desk = useDesk();
  if (!desk.data) {
    return (
      <>
        <PageTop title={name} />
        <Awaited of="remote" from={desk}>
          {() => null}
        </Awaited>
      </>
    );
  }
  const remote = desk.data.remotes.find((each) => each.name === name);
  if (!remote) return <NotFoundPage what={`No version of ${name} was ever published.`} />;
  return (
    <Awaited of="remote" from={desk}>
      {(data) => <RemoteDesk key={remote.name} desk={data} remote={remote} />}
    </Awaited>
  );
}

function RemoteDesk({ desk, remote }: { desk: ReleaseDesk; remote: DeskRemote }) {
  const mayI = useMay();
  const [plan, setPlan] = useState<Plan>();
  return (
    <>
      <PageTop
        title={remote.name}
        lead={remote.stable ? `${remote.stable} is stable.` : 'Nothing is stable yet: promote a version.'}
      >
        <StepBack remote={remote} onAsk={() => setPlan({ act: 'rollback' })} />
      </PageTop>
      <ShellsLine desk={desk} />
      {remote.request && <RequestPanel remote={remote} request={remote.request} onPlan={setPlan} />}
      {remote.rollouts.length > 0 && (
        <Panel id="rollouts" title="Rolling out">
          {remote.rollouts.map((rollout) => (
            <RolloutPanel key={rollout.id} remote={remote} rollout={rollout} onPlan={setPlan} />
          ))}
        </Panel>
      )}
      <EvidencePanel remote={remote.name} />
      <Panel id="versions" title="Versions">
        <VersionList remote={remote} onPlan={setPlan} />
      </Panel>
      <PublicationsPanel remote={remote.name} />
      <LooksPanel remote={remote} />
      {mayI('releases.preview', remote.name) && <PreviewPanel remote={remote} sites={desk.sites} />}
      <Panel id="pins" title="Pinned sites">
        <PinList remote={remote} onPlan={setPlan} />
      </Panel>
      <Decisions remote={remote} />
      {plan && <ActDialog remote={remote} desk={desk} plan={plan} onClose={() => setPlan(undefined)} />}
    </>
  );
}

function Decisions({ remote }: { remote: DeskRemote }) {
  const log = useLogQuery({ remote: remote.name, limit: 20 }, { pollingInterval: 5000 });
  return (
    <Panel id="decisions" title="Decisions">
      <Awaited of="decisions" from={log}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState level={3} title="Nothing yet" text="Nobody has decided anything." />
          ) : (
            <LogList entries={entries} withRemote={false} />
          )
        }
      </Awaited>
    </Panel>
  );
}
