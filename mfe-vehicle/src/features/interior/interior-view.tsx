import { imageSrc, pictureHeaders } from '@shared-kit/domain/picture/image-src';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/car/picture';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { STRAIGHT_ON, lookDragged, turned, zoomed } from './look';
import type { Look } from './look';
import { openPanorama } from './panorama-gl';
import type { Panorama } from './panorama-gl';
import * as s from './interior-view.module.css';

const STEP_DEGREES = 10;
const CLOSER = 0.85;

const moves: Readonly<Record<string, (look: Look) => Look>> = {
  ArrowLeft: (look) => turned(look, -STEP_DEGREES, 0),
  ArrowRight: (look) => turned(look, STEP_DEGREES, 0),
  ArrowUp: (look) => turned(look, 0, STEP_DEGREES),
  ArrowDown: (look) => turned(look, 0, -STEP_DEGREES),
  '+': (look) => zoomed(look, CLOSER),
  '-': (look) => zoomed(look, 1 / CLOSER),
};

const buttons = [
  ['ArrowLeft', 'Look left', ChevronLeft],
  ['ArrowRight', 'Look right', ChevronRight],
  ['ArrowUp', 'Look up', ChevronUp],
  ['ArrowDown', 'Look down', ChevronDown],
  ['+', 'Closer', Plus],
  ['-', 'Further away', Minus],
] as const;

/** The inside of a car, all around: dragged, or turned with keys and buttons. A flat picture where that cannot be drawn. */
export function InteriorView({ id, name }: { id: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [look, setLook] = useState(STRAIGHT_ON);
  const { panorama, failed } = usePanorama(id, canvas);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const drawing = requestAnimationFrame(() => panorama?.draw(look));
    return () => cancelAnimationFrame(drawing);
  }, [panorama, look]);

  if (failed) return <Picture id={id} alt={`Inside ${name}`} sizes="100vw" ratio="21:9" />;

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setLook(move);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!held.current) return;
    const by = { x: event.clientX - held.current.x, y: event.clientY - held.current.y };
    held.current = { x: event.clientX, y: event.clientY };
    const height = event.currentTarget.clientHeight;
    setLook((now) => lookDragged(now, by, height));
  }

  return (
    <div className={s.interior} role="group" aria-label={`Inside ${name}`}>
      <div
        className={s.stage}
        role="slider"
        tabIndex={0}
        aria-label="Look around"
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(look.yaw) % 360}
        aria-valuetext={`${Math.round(look.yaw)} degrees to the right, ${Math.round(look.pitch)} up`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      >
        <canvas ref={canvas} className={s.canvas} data-ready={panorama ? '' : undefined} />
      </div>
      <div className={s.controls}>
        {buttons.map(([key, label, Icon]) => (
          <IconButton key={key} label={label} onClick={() => setLook((now) => moves[key]?.(now) ?? now)}>
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
    </div>
  );
}

function usePanorama(id: string, canvas: RefObject<HTMLCanvasElement | null>) {
  const [panorama, setPanorama] = useState<Panorama | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let opened: Panorama | null = null;
    async function open() {
      const answer = await fetch(imageSrc(id, 1600), { headers: pictureHeaders, signal: leaving.signal });
      if (!answer.ok) throw new Error(`The interior picture answered ${answer.status}`);
      const picture = await createImageBitmap(await answer.blob());
      if (leaving.signal.aborted || !canvas.current) return;
      opened = openPanorama(canvas.current, picture);
      picture.close();
      if (!opened) throw new Error('This browser has no WebGL 2');
      setPanorama(opened);
    }
    open().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn('The interior cannot be drawn', error);
      setFailed(true);
    });
    return () => {
      leaving.abort();
      opened?.dispose();
    };
  }, [id, canvas]);
  return { panorama, failed };
}
