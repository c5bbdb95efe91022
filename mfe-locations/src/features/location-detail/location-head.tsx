import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { Picture } from '@shared-kit/ui/car/picture';
import * as s from './location-head.module.css';

/** The place's picture with its name on the lower edge; the name alone where there is none. */
export function LocationHead({ location: { name, image } }: { location: LocationOfPage }) {
  if (!image) return <h1 className={s.alone}>{name}</h1>;
  return (
    <div className={s.head}>
      <Picture id={image.image.url} alt="" sizes="(width >= 80rem) 80rem, 100vw" ratio="21:9" rounded priority />
      <h1 className={s.name}>{name}</h1>
    </div>
  );
}
