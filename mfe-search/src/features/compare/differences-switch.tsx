import { COMPARE_PATH, ONLY_DIFFERENCES } from '@shared-kit/domain/search/compare-path';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { useSearchParams } from 'react-router';
import * as s from './differences-switch.module.css';

type DifferencesSwitchProps = {
  /** The vehicles that stand side by side. */
  slugs: readonly string[];
  isOn: boolean;
  /** In how many of the rows the vehicles differ. */
  differing: number;
  of: number;
};

/** Leaves the rows that tell the vehicles apart; the address keeps it. Without JavaScript it is a form with its button. */
export function DifferencesSwitch({ slugs, isOn, differing, of }: DifferencesSwitchProps) {
  const [params, setParams] = useSearchParams();
  function turn(next: boolean) {
    const kept = new URLSearchParams(params);
    if (next) kept.set(ONLY_DIFFERENCES.name, ONLY_DIFFERENCES.value);
    else kept.delete(ONLY_DIFFERENCES.name);
    setParams(kept, { replace: true, preventScrollReset: true });
  }
  return (
    <form action={COMPARE_PATH} className={`no-print ${s.switch}`}>
      <input type="hidden" name="cars" value={slugs.join(',')} />
      <Checkbox
        label="Only differences"
        name={ONLY_DIFFERENCES.name}
        id="only-differences"
        value={ONLY_DIFFERENCES.value}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="s">
          Show
        </Button>
      </noscript>
      <p role="status" className={s.count}>
        {isOn ? `${differing} of ${of} specifications shown` : `${differing} of ${of} specifications differ`}
      </p>
    </form>
  );
}
