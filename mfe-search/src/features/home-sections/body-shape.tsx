import { bodyShapeName, bodyShapes } from '@shared-kit/domain/picture/body-shapes';
import * as s from './body-silhouette.module.css';

/** The drawing of a body type, by the words a feed uses for it. */
export function BodyShape({ body }: { body: string }) {
  const { path, wheels } = bodyShapes[bodyShapeName(body)];
  return (
    <>
      <path d={path} fillRule="evenodd" />
      {wheels.map(([x, y]) => (
        <g key={x}>
          <circle className={s.tyre} cx={x} cy={y} r="9" />
          <circle className={s.hub} cx={x} cy={y} r="3" />
        </g>
      ))}
    </>
  );
}
