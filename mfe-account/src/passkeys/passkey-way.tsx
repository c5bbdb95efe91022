import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import * as s from './passkey-way.module.css';

type PasskeyWayProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/**
 * A button for passkeys, where the browser has them. It comes once the page is alive, into room that is kept for it: nothing
 * moves, and pages without it are no larger.
 */
export function PasskeyWay<Props extends object>({ load, props }: PasskeyWayProps<Props>) {
  const [Way, setWay] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!('PublicKeyCredential' in globalThis)) return;
    // Where it cannot be had, a code does.
    load().then(
      (loaded) => setWay(() => loaded),
      () => {},
    );
  }, [load]);
  return <div className={s.way}>{Way && <Way {...props} />}</div>;
}
