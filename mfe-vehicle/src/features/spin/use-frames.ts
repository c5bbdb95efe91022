import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { frameWidth, loadFrames } from './spin-frames';
import type { Frame, LoadFrame } from './spin-frames';

/** The frames of a turn as they come in; they are let go with the viewer. */
export function useFrames(ids: readonly string[], load: LoadFrame, stage: RefObject<HTMLElement | null>) {
  const [frames] = useState<(Frame | undefined)[]>(() => ids.map(() => undefined));
  const [loaded, setLoaded] = useState(0);
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const width = frameWidth((stage.current?.clientWidth ?? 0) * Math.min(2, devicePixelRatio));
    const onFrame = (index: number, frame: Frame) => {
      frames[index] = frame;
      setLoaded((count) => count + 1);
    };
    void loadFrames({ ids, width, load, onFrame }, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setComplete(true);
    });
    return () => {
      leaving.abort();
      for (const [index, frame] of frames.entries()) {
        frame?.close();
        frames[index] = undefined;
      }
    };
  }, [ids, load, stage, frames]);
  return { frames, loaded, isComplete };
}
