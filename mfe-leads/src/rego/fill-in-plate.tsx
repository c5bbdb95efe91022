import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { keptPlate } from './kept-plate';

/** Fills the plate that was looked up before into the last step. What was typed, or came back with an error, stays. */
export function FillInPlate({ prefix }: { prefix: string }) {
  const { slug } = useSite();
  useEffect(() => {
    const plate = keptPlate(slug);
    const rego = document.getElementById(`${prefix}trade_rego`);
    const state = document.getElementById(`${prefix}trade_state`);
    if (!plate || !(rego instanceof HTMLInputElement) || rego.value !== '') return;
    rego.value = plate.rego;
    if (state instanceof HTMLSelectElement) state.value = plate.state;
  }, [slug, prefix]);
  return null;
}
