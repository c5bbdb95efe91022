import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';

/** Where a shopper has come to, and how: `POP` is back or forward. */
type Hear = (to: Location, how: 'POP' | 'PUSH' | 'REPLACE') => void;

let hear: Hear = () => {};

/** Hears of each place once it is rendered. There is one listener: what moves the focus (`client/navigation/focus-arrivals.ts`). */
export function onArrival(listener: Hear): void {
  hear = listener;
}

/** For the layout, which stays from place to place. */
export function useArrival(): void {
  const location = useLocation();
  const how = useNavigationType();
  useEffect(() => hear(location, how), [location, how]);
}
