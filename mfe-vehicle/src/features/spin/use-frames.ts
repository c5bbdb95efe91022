import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { frameWidth, loadFrames } from './spin-frames';
import type { Frame, LoadFrame } from './spin-frames';
import { loadingOrder } from './spin-motion';

type Options = {
  ids: readonly string[];
  /** How many are to be fetched by now, the useful ones first; it only grows. */
  wanted: number;
  load: LoadFrame;
  stage: RefObject<HTMLElement | null>;
};

/** The frames of a turn as they come in; they are let go with the viewer. */
export function useFrames({ ids, wanted, load, stage }: Options) {
  const [frames] = useState<(Frame | undefined)[]>(() => ids.map(() => undefined));
  const [loaded, setLoaded] = useState(0);
  const [settled, setSettled] = useState(0);
  const asked = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      asked.current = 0;
      for (const [index, frame] of frames.entries()) {
        frame?.close();
        frames[index] = undefined;
      }
    };
  }, [frames]);

  useEffect(() => {
    const { signal } = leaving.current;
    const next = loadingOrder(ids.length).slice(asked.current, wanted);
    if (next.length === 0) return;
    asked.current = wanted;
    const width = frameWidth((stage.current?.clientWidth ?? 0) * Math.min(2, devicePixelRatio));
    const onFrame = (index: number, frame: Frame) => {
      frames[index] = frame;
      setLoaded((count) => count + 1);
    };
    void loadFrames({ ids, wanted: next, width, load, onFrame }, signal).then(() => {
      if (!signal.aborted) setSettled((count) => count + next.length);
    });
  }, [ids, wanted, load, stage, frames]);
  return { frames, loaded, isLoading: settled < wanted, isComplete: settled === ids.length };
}
