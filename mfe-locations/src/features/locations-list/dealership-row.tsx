import { formatNumber } from '@shared-kit/domain/number/format-number';
import { memo, useEffect, useRef } from 'react';
import { OpenNow } from '../../hours/open-now';
import { DealershipCard } from './dealership-card';
import type { DealershipCard as DealershipCardData } from './dealership-cards';
import * as s from './dealership-row.module.css';

type DealershipRowProps = {
  card: DealershipCardData;
  /** Whether its pin on the map is pointed at. */
  isPointed: boolean;
  /** From the start: for the only one. */
  isOpen: boolean;
  onPoint: (slug: string | null) => void;
};

/** A dealership in 80 pixels: its name, whether it is open, where it is and how far. All else unfolds, without JavaScript too. */
export const DealershipRow = memo(function DealershipRow({ card, isPointed, isOpen, onPoint }: DealershipRowProps) {
  const { slug, name, main, km } = card;
  const details = useRef<HTMLDetailsElement>(null);
  // An attribute alone would fold up what somebody has unfolded.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  const onEnter = () => onPoint(slug);
  const onLeave = () => onPoint(null);
  return (
    <details
      ref={details}
      id={rowId(slug)}
      suppressHydrationWarning
      className={isPointed ? s.pointed : s.row}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <summary className={s.summary} onFocus={onEnter} onBlur={onLeave}>
        <h2 className={s.name}>{name}</h2>
        <span className={s.facts}>
          <OpenNow location={main} as="span" />
          {main.address.city && <span>{main.address.city}</span>}
          {km !== null && <span>{spokenDistance(km)}</span>}
        </span>
      </summary>
      <div id={`at-${slug}`} className={s.content}>
        <DealershipCard card={card} />
      </div>
    </details>
  );
});

function rowId(slug: string): string {
  return `dealership-${slug}`;
}

/** Unfolds a dealership and leads to it: what its pin on the map does. */
export function openRow(slug: string): void {
  const row = document.getElementById(rowId(slug));
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = true;
  row.querySelector('summary')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'start' });
}

/** Whole kilometres as the crow flies: nobody drives straight. */
function spokenDistance(km: number): string {
  return km < 1 ? 'under 1 km away' : `${formatNumber(Math.round(km))} km away`;
}
