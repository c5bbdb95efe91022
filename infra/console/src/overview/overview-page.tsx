import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Link } from 'react-router';
import { useDesk, useLogQuery } from '../api/releases.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import { count } from '../message/format';
import { LogList } from '../message/log-list';
import { ShellsLine } from '../message/shells-line';
import { RemoteList } from '../releases/remote-list';

const LATEST = { limit: 8 };

/** What a release manager looks at first: what every remote does, whether the shells follow, and what was decided last. */
export function OverviewPage() {
  const desk = useDesk();
  return (
    <>
      <PageTop title="Overview" lead={desk.data && overviewInWords(desk.data)} />
      <Awaited of="overview" from={desk}>
        {(data) => (
          <>
            <Panel id="remotes" title="Remotes">
              <ShellsLine desk={data} />
              <RemoteList desk={data} />
            </Panel>
            <LatestDecisions />
          </>
        )}
      </Awaited>
    </>
  );
}

function LatestDecisions() {
  const log = useLogQuery(LATEST, { pollingInterval: 5000 });
  return (
    <Panel id="decisions" title="Decided last">
      <Awaited of="decisions" from={log}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState level={3} title="Nothing yet" text="The first published version will stand here." />
          ) : (
            <>
              <LogList entries={entries} />
              <p>
                <Link to="/audit">All decisions</Link>
              </p>
            </>
          )
        }
      </Awaited>
    </Panel>
  );
}

function overviewInWords({ sites, remotes }: ReleaseDesk): string {
  const rolling = remotes.flatMap(({ rollouts }) => rollouts.filter(({ weightBps }) => weightBps > 0));
  const pins = remotes.flatMap((remote) => Object.keys(remote.pins));
  return `${count(sites.length, 'site')}, ${count(remotes.length, 'remote')}, ${count(rolling.length, 'rollout')} under way, ${count(pins.length, 'pin')}.`;
}
