import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import * as s from './late-button.module.css';

type LateButtonProps<Props> = {
  /** The name in the browser without which there is no button. */
  needs: 'PublicKeyCredential' | 'PushManager';
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/**
 * A button for what only some browsers have. It comes once the page is alive, into room that is kept for it: nothing moves,
 * and pages without it are no larger.
 */
export function LateButton<Props extends object>({ needs, load, props }: LateButtonProps<Props>) {
  const [Way, setWay] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!(needs in globalThis)) return;
    // Where it cannot be had, the other ways do.
    load().then(
      (loaded) => setWay(() => loaded),
      () => {},
    );
  }, [load, needs]);
  return <div className={s.way}>{Way && <Way {...props} />}</div>;
}
