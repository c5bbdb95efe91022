import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useDesk } from '../api/releases.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import { ShellsLine } from '../message/shells-line';
import { SitesPanel } from './matrix/sites-panel';
import { PublicationsPanel } from './publications/publications-panel';
import { RemoteList } from './remote-list';

/** Every remote with the way back, and every site with what it gets. */
export function ReleasesPage() {
  const desk = useDesk();
  return (
    <>
      <PageTop title="Releases" lead="What every site gets of every remote.">
        <Stack row gap={8}>
          <LinkButton to="/console/releases/planning">Plans, rings, freezes</LinkButton>
          <LinkButton to="/console/releases/explain">Explain a visit</LinkButton>
        </Stack>
      </PageTop>
      <Awaited of="releases" from={desk}>
        {(data) => (
          <>
            <Panel id="remotes" title="Remotes">
              <ShellsLine desk={data} />
              <RemoteList desk={data} />
            </Panel>
            <PublicationsPanel />
            <SitesPanel desk={data} />
          </>
        )}
      </Awaited>
    </>
  );
}
