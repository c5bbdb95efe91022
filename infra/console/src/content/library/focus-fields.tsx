import { useId } from 'react';
import { thumbnailOf } from '../../api/pictures.api';
import * as s from './library.module.css';

type Focus = { x: number; y: number };
type FocusFieldsProps = { site: string; id: string; focus: Focus; onChange: (focus: Focus) => void };

/** As fine as a page knows it (content-page.contract.ts), in percent. */
const STEP = 10;
const AXES = { x: 'From the left', y: 'From the top' } as const;

/** What of a picture has to be seen where it is cut: a point on it, by pointing or by two sliders. */
export function FocusFields({ site, id, focus, onChange }: FocusFieldsProps) {
  return (
    <div className={s.focus}>
      {/* The sliders do the same by keyboard. */}
      <div
        className={s.pointed}
        aria-hidden
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) });
        }}
      >
        <img src={thumbnailOf(site, id)} alt="" className={s.whole} />
        <span className={s.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <Axis key={axis} label={AXES[axis]} at={focus[axis]} onChange={(at) => onChange({ ...focus, [axis]: at })} />
      ))}
    </div>
  );
}

function Axis({ label, at, onChange }: { label: string; at: number; onChange: (at: number) => void }) {
  const id = useId();
  return (
    <div className={s.axis}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={at}
        aria-valuetext={`${at} %`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden>{at} %</span>
    </div>
  );
}

function tenth(share: number): number {
  return Math.min(100, Math.max(0, Math.round((share * 100) / STEP) * STEP));
}
