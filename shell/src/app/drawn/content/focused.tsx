import type { ContentPicture } from '@shared-kit/contracts/site/content-page.contract';
import type { ReactNode } from 'react';
import * as s from './focused.module.css';

/** Around a picture that is cut: what its editor said has to be seen, is. Nothing where they said nothing. */
export function Focused({ picture: { focus }, children }: { picture: ContentPicture; children: ReactNode }) {
  if (!focus) return children;
  return (
    <div className={s.focused} data-x={focus.x} data-y={focus.y}>
      {children}
    </div>
  );
}
