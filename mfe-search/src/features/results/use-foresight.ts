import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Shows the form as it will be when the box that is being pressed is let go, about 80 ms later: its answer can be on
 * its way by then. A finger that comes down may only be about to scroll.
 */
export function useForesight(form: RefObject<HTMLFormElement | null>, foresee: (form: HTMLFormElement) => void): void {
  const press = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    const box = (target as Element).closest('label')?.querySelector<HTMLInputElement>('[type=checkbox]');
    if (!box?.form || pointerType === 'touch') return;
    box.checked = !box.checked;
    foresee(box.form);
    box.checked = !box.checked;
  });
  useEffect(() => {
    const fields = form.current;
    const listen = (event: PointerEvent) => press(event);
    fields?.addEventListener('pointerdown', listen);
    return () => fields?.removeEventListener('pointerdown', listen);
  }, [form]);
}
