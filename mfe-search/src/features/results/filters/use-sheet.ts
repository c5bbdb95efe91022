import { whenUsed } from '@shared-kit/runtime/first-use';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a popover is open over the page. While it is, focus stays in it, by what is loaded once the page is used. */
export function useSheet(ref: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let isGone = false;
    let release = () => {
      isGone = true;
    };
    const begin = async () => {
      const { holdFocus } = await import(/* webpackChunkName: 'on-demand-sheet' */ './hold-focus');
      if (!isGone && ref.current) release = holdFocus(ref.current, setOpen);
    };
    const leave = whenUsed(() => void begin());
    return () => {
      leave();
      release();
    };
  }, [ref]);
  return isOpen;
}
