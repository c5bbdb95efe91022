import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import Phone from 'lucide-react/icons/phone';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { buttonClass } from './form/button';
import * as s from './phone-number.module.css';
import { useIsHydrated } from './use-is-hydrated';

type PhoneNumberProps = {
  phone: string;
  /** Whether one has to ask for it first. */
  hidden: boolean;
  onReveal: () => void;
  /** In a line of words instead of a button. */
  inline?: boolean;
  /** On what one asks with. */
  ask?: ReactNode;
  /** On the link: the number, unless told otherwise. */
  children?: ReactNode;
};

/**
 * A number to call, where a site wants it behind a button. The number takes the button's place and the focus (S4-32). The
 * server's HTML has it folded: that opens without scripts too, and counts once they run.
 */
export function PhoneNumber({ phone, hidden, onReveal, inline = false, ask, children }: PhoneNumberProps) {
  const place = useRef<HTMLSpanElement>(null);
  const look = buttonClass({ wide: true });
  const words = (text: string) => (inline ? text : withIcon(text));
  const href = phoneHref(phone);
  const link = href ? (
    <a href={href} className={inline ? undefined : look}>
      {children ?? words(formatPhone(phone))}
    </a>
  ) : (
    formatPhone(phone)
  );

  function reveal() {
    onReveal();
    requestAnimationFrame(() => (place.current?.querySelector('a') ?? place.current)?.focus());
  }
  useLayoutEffect(() => {
    const opened = place.current?.querySelector('details[open]');
    if (opened?.contains(document.activeElement)) reveal();
    else if (opened) onReveal();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what was opened before scripts ran
  }, []);

  return (
    <span ref={place} className={s.place} tabIndex={-1}>
      {hidden ? (
        <HiddenNumber
          look={inline ? s.inline : look}
          ask={ask ?? words('Show phone number')}
          link={link}
          onAsk={reveal}
        />
      ) : (
        link
      )}
    </span>
  );
}

function withIcon(text: string): ReactNode {
  return (
    <>
      <Phone aria-hidden /> {text}
    </>
  );
}

type HiddenNumberProps = { look: string | undefined; ask: ReactNode; link: ReactNode; onAsk: () => void };

/** Folded until its script is there, a button from then on, which takes over the focus of what it replaces. */
function HiddenNumber({ look, ask, link, onAsk }: HiddenNumberProps) {
  const alive = useIsHydrated();
  const hadFocus = useRef(false);
  function takeFocus(button: HTMLButtonElement | null) {
    if (hadFocus.current) button?.focus();
    hadFocus.current = false;
  }
  if (alive)
    return (
      <button type="button" className={look} onClick={onAsk} ref={takeFocus}>
        {ask}
      </button>
    );
  return (
    <details suppressHydrationWarning>
      <summary className={look} ref={(summary) => () => void (hadFocus.current = document.activeElement === summary)}>
        {ask}
      </summary>
      {link}
    </details>
  );
}
