import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { useMay } from '../../frame/signed-in';
import * as s from '../../frame/rows.module.css';
import { backTo, whyNoStepBack } from './back-to';

type StepBackProps = {
  remote: DeskRemote;
  /** Asked by somebody who may. */
  onAsk: () => void;
  /** Beside those of other remotes. */
  isNamed?: boolean;
};

/** The way back of a remote; where there is none, why. Nothing for who may not take it. */
export function StepBack({ remote, onAsk, isNamed = false }: StepBackProps) {
  const mayI = useMay();
  if (!mayI('releases.rollback', remote.name)) return null;
  if (backTo(remote) === null) return <p className={s.note}>{whyNoStepBack(remote)}</p>;
  return (
    <Button onClick={onAsk} {...(isNamed && { 'aria-label': `Roll back ${remote.name}` })}>
      Roll back
    </Button>
  );
}
