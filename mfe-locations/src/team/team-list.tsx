import type { TeamMember } from '@shared-kit/contracts/place/location.contract';
import { Picture } from '@shared-kit/ui/car/picture';
import * as s from './team-list.module.css';

/** Whom one meets at a place; who has no picture, by the initials of their name. */
export function TeamList({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={s.people}>
      {team.map(({ name, role, picture }) => (
        <li key={`${name} ${role}`} className={s.person}>
          <div className={s.face}>
            {picture ? (
              <Picture id={picture} alt="" sizes="5rem" ratio="1:1" widest={320} />
            ) : (
              <span aria-hidden>{initialsOf(name)}</span>
            )}
          </div>
          <div>
            <p className={s.name}>{name}</p>
            <p className={s.role}>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
