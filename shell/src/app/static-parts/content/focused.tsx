import type { ContentPicture } from '@shared-kit/contracts/site/content-picture.contract';
import type { ReactNode } from 'react';
import * as s from './focused.module.css';

/** Around a picture that is cut: what its editor said has to be seen, is. Nothing where they said nothing. */
export function Focused({ picture: { focus }, children }: { picture: ContentPicture; children: ReactNode }) {
  if (!focus) return children;
  return (
    <div className={s.focused} data-x={quarter(focus.x)} data-y={quarter(focus.y)}>
      {children}
    </div>
  );
}

/** The nearest quarter to a percentage: of a cut picture nobody sees a smaller step, and each costs every page its rule. */
const quarter = (percent: number) => Math.round(percent / 25) * 25;
