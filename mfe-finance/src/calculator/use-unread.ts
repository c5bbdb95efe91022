import { FIGURES, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorField, TypedText } from '@shared-kit/domain/finance/calculator/calculator-state';
import { useState } from 'react';

/**
 * The fields whose text is no number, in their order: at first those of the address.
 *
 * @param isLocked whether the rate cannot be typed: what an address says of it counts for nothing then (S5-41).
 */
export function useUnread(typed: TypedText, isLocked: boolean) {
  const [unread, setUnread] = useState(() => unreadIn(typed, isLocked));
  function note(field: CalculatorField, isUnread: boolean) {
    setUnread((before) => FIGURES.filter((name) => (name === field ? isUnread : before.includes(name))));
  }
  return { unread, note };
}
