import { z } from 'zod';
import { slotProps } from './slots.contract';
import type { SlotName } from './slots.contract';

/** The props of slots as JSON Schema, as a build says them in its manifest and a shell of its own slots. */
export function describeSlots(names: Iterable<SlotName>): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const { $schema: _, ...described } = z.toJSONSchema(slotProps[name], { io: 'input' });
      return [name, described];
    }),
  );
}
