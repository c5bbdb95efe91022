import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What happened to the heart whose place this one takes: hearts are there before their script is, and a finger or a key may
 * have been at one.
 *
 * @returns `heart` for the button, which has the focus if that one had it; `wasPressed` whether that one was pressed.
 */
export function useFormerHeart(carId: string) {
  const [former] = useState(() => formerHeart(carId));
  const heart = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (former.hadFocus && document.activeElement === document.body) heart.current?.focus();
  }, [former]);
  return { heart, wasPressed: former.isPressed };
}

function formerHeart(carId: string) {
  if (typeof document === 'undefined') return { isPressed: false, hadFocus: false };
  const hearts = [...document.querySelectorAll<HTMLButtonElement>(`button[form=${HEARTS_ID}]`)];
  const former = hearts.find(({ value }) => value === carId);
  return {
    isPressed: former?.getAttribute('aria-pressed') === 'true',
    hadFocus: former !== undefined && former === document.activeElement,
  };
}
