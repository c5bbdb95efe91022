import { useState } from 'react';

/** Enough to see a car from all sides. */
const FIRST_FRAMES = 8;

type Appetite = 'none' | 'first' | 'all';

/**
 * How many frames of a turn are worth their bytes: none before a finger comes to the car, eight then, the rest when it is
 * turned. With a mouse, where bytes cost little, all at once: the car turns by itself. Who saves data gets none before it
 * is turned.
 */
export function useFramesWanted(count: number, hasTurned: boolean) {
  const [appetite, setAppetite] = useState<Appetite>(() => (hasMouse() && !savesData() ? 'all' : 'none'));
  const all = hasTurned || appetite === 'all';
  return {
    wanted: all ? count : appetite === 'first' ? Math.min(FIRST_FRAMES, count) : 0,
    /** Whether nobody had to ask for them. */
    isUnasked: appetite === 'all',
    approach: () => {
      if (appetite === 'none' && !savesData()) setAppetite('first');
    },
  };
}

function hasMouse(): boolean {
  return globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true;
}

/** Save-Data, as far as a browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
