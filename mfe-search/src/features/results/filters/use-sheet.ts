import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a popover is open over the page. While it is, focus stays in it, by what is loaded once the page is alive. */
export function useSheet(ref: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let isGone = false;
    let release = () => {
      isGone = true;
    };
    void import(/* webpackChunkName: 'on-demand-sheet' */ './hold-focus').then(({ holdFocus }) => {
      if (!isGone && ref.current) release = holdFocus(ref.current, setOpen);
    });
    return () => release();
  }, [ref]);
  return isOpen;
}
