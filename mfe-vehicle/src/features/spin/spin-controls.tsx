import { IconButton } from '@shared-kit/ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Expand from 'lucide-react/icons/expand';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Shrink from 'lucide-react/icons/shrink';
import { useEffect, useRef } from 'react';
import * as s from './spin-viewer.module.css';

type SpinControlsProps = {
  isTurning: boolean;
  isFullscreen: boolean;
  /** It has been in the dialog, or is. */
  moved: boolean;
  onStep: (by: number) => void;
  onTurn: () => void;
  onFullscreen: () => void;
};

/** Everything a finger can do, for those who have none to spare. */
export function SpinControls({ isTurning, isFullscreen, moved, onStep, onTurn, onFullscreen }: SpinControlsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Drawn anew in the dialog and outside it: the focus goes to the button that leads back.
  useEffect(() => {
    if (moved) row.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus();
  }, [moved]);
  return (
    <div ref={row} className={s.controls}>
      <IconButton label="Turn left" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        label={isTurning ? 'Stop turning' : 'Turn by itself'}
        onClick={onTurn}
        // The focus anywhere else stops the car. Here the press that follows would start it again.
        onFocus={(event) => event.stopPropagation()}
      >
        {isTurning ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label="Turn right" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <IconButton label={isFullscreen ? 'Leave full screen' : 'Show full screen'} onClick={onFullscreen}>
        {isFullscreen ? <Shrink aria-hidden /> : <Expand aria-hidden />}
      </IconButton>
    </div>
  );
}
