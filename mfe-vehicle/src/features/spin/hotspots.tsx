import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { IconButton } from '@shared-kit/ui/icon-button';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { placeAt } from './hotspot-place';
import * as s from './spin-viewer.module.css';

type HotspotsProps = { hotspots: Car['hotspots']; frame: number; count: number; onStop: () => void };

/** The slider of angles is always there: it has the focus when a point that had it is gone. */
function focusStage(within: Element | null | undefined) {
  within?.parentElement?.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
}

/** React calls what this returns right before it removes the point. Kept outside, or each frame would call it. */
function passFocusOn(point: HTMLButtonElement | null) {
  return () => {
    if (point && document.activeElement === point) focusStage(point.parentElement);
  };
}

/** Points that move with the car; a press opens what there is to say. */
export function Hotspots({ hotspots, frame, count, onStop }: HotspotsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const closer = useRef<HTMLDivElement>(null);
  const points = useRef<HTMLDivElement>(null);
  const open = hotspots.find(({ id }) => id === openId);
  useEffect(() => {
    if (openId !== null) closer.current?.querySelector('button')?.focus();
  }, [openId]);

  function close() {
    setOpenId(null);
    // The car may have been turned since.
    const opener = points.current?.querySelector<HTMLButtonElement>('[aria-expanded=true]');
    if (opener) opener.focus();
    else focusStage(points.current);
  }

  return (
    <>
      <div ref={points} className={s.points}>
        {hotspots.map(({ id, description, positions }, index) => {
          const place = placeAt((frame * 360) / count, positions, 180 / count);
          if (!place) return null;
          return (
            <button
              key={id}
              ref={passFocusOn}
              type="button"
              className={s.hotspot}
              // Only ever drawn in the browser: the policy forbids style attributes in HTML, not this.
              // Moved by the compositor: points that turn with the car shift nothing of the layout.
              style={{ translate: `calc(${place.x}cqw - 50%) calc(${place.y}cqh - 50%)` }}
              aria-label={`Point ${index + 1}: ${firstCharacters(description, 40)}`}
              aria-expanded={id === openId}
              onPointerEnter={onStop}
              onClick={() => {
                onStop();
                setOpenId(id);
              }}
            />
          );
        })}
      </div>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever focus is inside
        <div
          ref={closer}
          className={s.description}
          role="dialog"
          aria-label="About this point"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Only this closes, not the dialog it may lie in.
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <p>{open.description}</p>
          <IconButton label="Close" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </>
  );
}
