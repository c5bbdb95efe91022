import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { useMay } from '../../frame/signed-in';
import type { Plan } from '../act/plan';
import * as s from './version-list.module.css';

/** The sites that are held on a version, each with the way out. */
export function PinList({ remote, onPlan }: { remote: DeskRemote; onPlan: (plan: Plan) => void }) {
  const mayUnpin = useMay()('releases.unpin', remote.name);
  const pins = Object.entries(remote.pins);
  if (pins.length === 0) return <p className={s.origin}>No site is held on a version.</p>;
  return (
    <ul className={s.list}>
      {pins.map(([site, version]) => (
        <li key={site} className={s.row}>
          <p className={s.words}>
            {site} is held on {version}
            {remote.blocked.includes(version) && ', which is blocked'}
          </p>
          {mayUnpin && (
            <Button size="s" aria-label={`Unpin ${site}`} onClick={() => onPlan({ act: 'unpin', site })}>
              Unpin
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
