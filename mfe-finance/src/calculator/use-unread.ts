import { PARTS, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorPart, TypedText } from '@shared-kit/domain/finance/calculator/calculator-state';
import { useState } from 'react';

/**
 * What stands in the fields that cannot be read, and their names in the calculator's order: at first those of the address.
 *
 * @param isLocked whether the rate cannot be typed: what an address says of it counts for nothing then (S5-41).
 * @returns `note` takes the text of a field, none where it is read again, and gives the texts of all.
 */
export function useUnread(typed: TypedText, isLocked: boolean) {
  const [texts, setTexts] = useState<TypedText>(() =>
    Object.fromEntries(unreadIn(typed, isLocked).map((name) => [name, typed[name]])),
  );
  function note(field: CalculatorPart, text?: string): TypedText {
    const { [field]: _before, ...others } = texts;
    const next = text === undefined ? others : { ...others, [field]: text };
    setTexts(next);
    return next;
  }
  return { texts, unread: PARTS.filter((name) => name in texts), note };
}
