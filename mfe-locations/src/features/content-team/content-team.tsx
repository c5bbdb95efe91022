import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { locationsApi } from '../../api/locations.api';
import { TeamList } from '../../team/team-list';

/** The people of a place, within a page of the site's own text. */
export function ContentTeam({ place }: SlotProps['content.team']) {
  const { team = [] } = useSuspenseQuery(locationsApi.endpoints.getLocation, place);
  if (team.length === 0) return <p>Call us or come by: somebody is there for you.</p>;
  return <TeamList team={team} />;
}
