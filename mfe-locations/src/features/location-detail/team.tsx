import type { TeamMember } from '@shared-kit/contracts/place/location.contract';
import { TeamList } from '../../team/team-list';
import * as s from './team.module.css';

/** Whom one meets at this place. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-title" className={s.team}>
      <h2 id="team-title">Our team</h2>
      <TeamList team={team} />
    </section>
  );
}
