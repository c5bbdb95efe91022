import type { DeskRemote, DeskRollout } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useMay } from '../../frame/signed-in';
import { formatAlong, formatShare, formatSites } from '../../message/format';
import { backTo } from '../act/back-to';
import type { Plan } from '../act/plan';
import * as s from './rollout-panel.module.css';

/** The usual steps, in basis points. */
const STEPS = [100, 500, 1000, 2500, 5000, 10_000];

type RolloutPanelProps = { remote: DeskRemote; rollout: DeskRollout; onPlan: (plan: Plan) => void };

/** How far a version has come, and the next steps: more visitors, everybody, or back. */
export function RolloutPanel({ remote, rollout, onPlan }: RolloutPanelProps) {
  const mayI = useMay();
  const { version, weightBps, sites, ring } = rollout;
  const along = formatAlong(rollout.with);
  const back: Plan = ring === null ? { act: 'rollback' } : { act: 'rollback', ring };
  const isReversible = backTo(remote, back.ring)?.ends.some(({ id }) => id === rollout.id);
  const words = `${version} for ${formatShare(weightBps)} of ${formatSites(sites, ring)}${along && `, together with ${along}`}`;
  return (
    <div className={s.rollout}>
      <p className={s.words}>{words}</p>
      <meter
        className={s.meter}
        aria-label={`Share of visitors that get ${version}`}
        min={0}
        max={10_000}
        value={weightBps}
      >
        {formatShare(weightBps)}
      </meter>
      <Stack row gap={8}>
        {(mayI('releases.roll', remote.name) ? STEPS : [])
          .filter((step) => step > weightBps)
          .map((step) => (
            <Button
              key={step}
              size="s"
              aria-label={`${version} to ${formatShare(step)}`}
              onClick={() => onPlan({ act: 'roll', version, rollout, weightBps: step })}
            >
              {formatShare(step)}
            </Button>
          ))}
        {mayI('releases.promote', remote.name) && (
          <Button size="s" aria-label={`Promote ${version}`} onClick={() => onPlan({ act: 'promote', version })}>
            Promote
          </Button>
        )}
        {isReversible && mayI('releases.rollback', remote.name) && (
          <Button size="s" aria-label={`Take ${version} back`} onClick={() => onPlan(back)}>
            Take back
          </Button>
        )}
      </Stack>
    </div>
  );
}
