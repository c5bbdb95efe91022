import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** Fills in "Make, model and year" by the plate typed above it. Needs JavaScript, and nothing depends on it. */
export function FindVehicle({ prefix }: { prefix: string }) {
  const { address } = useSite();
  const dispatch = useDispatch<PrefetchContext['dispatch']>();
  const [said, setSaid] = useState('');

  async function find() {
    const { fillInVehicle } = await import(/* webpackChunkName: 'on-demand-find' */ './fill-in-vehicle');
    setSaid(await fillInVehicle(dispatch, prefix, address.state));
  }

  return (
    <div>
      <Button onClick={() => void find()}>Find my vehicle by its plate</Button>
      <p role="status">{said}</p>
    </div>
  );
}
