import { useDesk } from '../../api/releases.api';
import { usePlanning } from '../../api/planning.api';
import { Awaited } from '../../frame/awaited';
import { PageTop } from '../../frame/page-top';
import { FreezesPanel } from './freezes-panel';
import { PlansPanel } from './plans-panel';
import { RingsPanel } from './rings-panel';

/** What rollouts are planned by: plans that automation follows, named groups of sites, and times in which none goes on. */
export function PlanningPage() {
  const [desk, planning] = [useDesk(), usePlanning()];
  return (
    <>
      <PageTop
        title="Planning"
        lead="Plans that automation follows, rings of sites, and times in which no plan goes on."
      />
      <Awaited of="planning" from={planning}>
        {({ plans, rings, freezes }) => (
          <>
            <PlansPanel plans={plans} remotes={desk.data?.remotes ?? []} />
            <RingsPanel rings={rings} sites={desk.data?.sites ?? []} />
            <FreezesPanel freezes={freezes} />
          </>
        )}
      </Awaited>
    </>
  );
}
