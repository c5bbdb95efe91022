import { bodyShapeName, bodyShapes } from '@shared-kit/domain/body-shapes';
import * as s from './body-silhouette.module.css';

/** The shape of a body type, by the words a feed uses for it. */
export function BodySilhouette({ body }: { body: string }) {
  const { path, wheels } = bodyShapes[bodyShapeName(body)];
  return (
    <svg viewBox="0 0 120 48" className={s.silhouette} aria-hidden>
      <path d={path} fillRule="evenodd" />
      {wheels.map(([x, y]) => (
        <g key={x}>
          <circle className={s.tyre} cx={x} cy={y} r="9" />
          <circle className={s.hub} cx={x} cy={y} r="3" />
        </g>
      ))}
    </svg>
  );
}
