import { PARTS, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorPart, TypedText } from '@shared-kit/domain/finance/calculator/calculator-state';
import { useState } from 'react';

/**
 * The fields whose text cannot be read, in their order: at first those of the address.
 *
 * @param isLocked whether the rate cannot be typed: what an address says of it counts for nothing then (S5-41).
 */
export function useUnread(typed: TypedText, isLocked: boolean) {
  const [unread, setUnread] = useState(() => unreadIn(typed, isLocked));
  function note(field: CalculatorPart, isUnread: boolean) {
    setUnread((before) => PARTS.filter((name) => (name === field ? isUnread : before.includes(name))));
  }
  return { unread, note };
}
