import { useEffect, useState } from 'react';
import { bus } from './bus';
import { useEmit } from './remote-origin';
import { useSite } from './site-context';

/**
 * The dealership's number on a car's page: hidden in every place of it until a shopper asks in one of them, where the
 * site counts who asks (`phone_reveal`, S4-31). The page's own remote hears of it by the bus and counts.
 */
export function usePhoneReveal(carId: string): { hidden: boolean; reveal: () => void } {
  const { flags } = useSite();
  const emit = useEmit();
  const [revealed, setRevealed] = useState('');
  // Retained: a place that is rendered later opens too.
  useEffect(() => bus.on('phone:revealed', (heard) => setRevealed(heard.carId)), []);
  return { hidden: flags.phone_reveal && revealed !== carId, reveal: () => emit('phone:revealed', { carId }) };
}
