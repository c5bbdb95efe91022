import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import type { Frame } from './spin-frames';
import { nearestFrame } from './spin-motion';
import * as s from './spin-viewer.module.css';

type SpinStageProps = Pick<
  ComponentProps<'div'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
> & {
  name: string;
  frames: readonly (Frame | undefined)[];
  frame: number;
  /** How many are there already: another one is another drawing. */
  loaded: number;
};

/** What is dragged: one canvas, drawn with the nearest frame there is. To a screen reader it is a slider of angles. */
export function SpinStage({ name, frames, frame, loaded, ...handlers }: SpinStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const count = frames.length;
  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      const index = nearestFrame(frame, count, (at) => frames[at] !== undefined);
      const picture = index === null ? undefined : frames[index];
      if (canvas.current && picture) draw(canvas.current, picture);
    });
    return () => cancelAnimationFrame(drawing);
  }, [frame, frames, count, loaded]);

  const angle = Math.round((frame * 360) / count);
  return (
    <div
      {...handlers}
      className={s.stage}
      role="slider"
      tabIndex={0}
      aria-label={`Turn ${name}`}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={angle}
      aria-valuetext={`${angle} degrees`}
    >
      <canvas ref={canvas} className={s.canvas} data-frame={frame} data-ready={loaded > 0 ? '' : undefined} />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: Frame): void {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
}
