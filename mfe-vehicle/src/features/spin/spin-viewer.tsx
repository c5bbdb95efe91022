import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { useEffect, useRef, useState } from 'react';
import { FullscreenDialog } from '../../fullscreen/fullscreen-dialog';
import { Hotspots } from './hotspots';
import { SpinControls } from './spin-controls';
import { SpinStage } from './spin-stage';
import { fetchFrame } from './spin-frames';
import type { LoadFrame } from './spin-frames';
import { useFramesWanted } from './frames-wanted';
import { useFrames } from './use-frames';
import { prefersStillness, useSpin } from './use-spin';
import * as s from './spin-viewer.module.css';

type SpinViewerProps = { ids: readonly string[]; hotspots: Car['hotspots']; name: string; load?: LoadFrame };

/** A car that is turned with a finger, with keys, with buttons, or (with a mouse) turns once by itself when all of it is there. */
export function SpinViewer({ ids, hotspots, name, load = fetchFrame }: SpinViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { frame, isTurning, step, turn, stop, stage } = useSpin(ids.length);
  const [isTurned, setTurned] = useState(false);
  if (!isTurned && (isTurning || frame !== 0)) setTurned(true);
  const { wanted, isUnasked, approach } = useFramesWanted(ids.length, isTurned);
  const { frames, loaded, isLoading, isComplete } = useFrames({ ids, wanted, load, stage: root });
  const [isFullscreen, setFullscreen] = useState(false);
  const [moved, setMoved] = useState(false);
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!isComplete || !isUnasked || hasTurned.current) return;
    hasTurned.current = true;
    const isInUse = root.current?.querySelector(':focus, [aria-expanded]:hover');
    if (!isInUse && !prefersStillness()) turn();
  }, [isComplete, isUnasked, turn]);

  const viewer = (
    <>
      <div className={s.frame}>
        <SpinStage name={name} frames={frames} frame={frame} loaded={loaded} {...stage} />
        <Hotspots hotspots={hotspots} frame={frame} count={ids.length} onStop={stop} />
      </div>
      <SpinControls
        isTurning={isTurning}
        isFullscreen={isFullscreen}
        moved={moved}
        onStep={step}
        onTurn={isTurning ? stop : turn}
        onFullscreen={() => {
          setMoved(true);
          setFullscreen(!isFullscreen);
        }}
      />
      {isLoading && <progress className={s.progress} value={loaded} max={wanted} aria-label="Pictures loaded" />}
    </>
  );
  return (
    <div
      ref={root}
      className={s.viewer}
      role="group"
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={() => {
        stop();
        approach();
      }}
      aria-label={`${name} from all sides`}
    >
      {isFullscreen ? (
        // The frames and the angle stay with the viewer: only what draws them moves into a dialog and back.
        <FullscreenDialog
          className={s.fullscreen}
          label={`${name} from all sides, full screen`}
          onClose={() => setFullscreen(false)}
        >
          {viewer}
        </FullscreenDialog>
      ) : (
        viewer
      )}
    </div>
  );
}
