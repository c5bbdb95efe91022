import type { Coordinates } from '@shared-kit/domain/place/haversine';
import { useCallback, useState } from 'react';

export type ShopperPosition = { at: Coordinates | null; asking: boolean; refused: boolean; ask: () => void };

/** Good enough for kilometres: a position of the last ten minutes, or whatever comes within ten seconds. */
const ASKED = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 };

/** Where the browser is, once somebody asks it for that. It stays in this page: no address and no server hears of it. */
export function usePosition(): ShopperPosition {
  const [state, setState] = useState({ at: null as Coordinates | null, asking: false, refused: false });
  const ask = useCallback(() => {
    const refuse = () => setState({ at: null, asking: false, refused: true });
    if (!('geolocation' in navigator)) return refuse();
    setState((known) => ({ ...known, asking: true, refused: false }));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ at: { lat: coords.latitude, long: coords.longitude }, asking: false, refused: false }),
      refuse,
      ASKED,
    );
  }, []);
  return { ...state, ask };
}
