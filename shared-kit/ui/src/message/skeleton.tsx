import { classNames } from '../class-names';
import * as s from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'title' | 'picture' | 'control';
  width?: 'third' | 'half' | 'most' | 'full';
};

/** One piece of a page that is on its way. Silent: the part that loads carries `aria-busy` and a name. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden className={classNames(s.skeleton, s[shape], s[width])} />;
}
