import type { ReactNode } from 'react';
import { buttonClass } from '../form/button';
import * as s from './confirm.module.css';

type ConfirmProps = {
  /** What is pressed to be asked, "Cancel booking", and what stands there instead while the question is open. */
  label: string;
  keep: string;
  question: string;
  /** What becomes of it: what is lost, what comes back and by when. */
  consequences: readonly string[];
  /** The button that does it. */
  children: ReactNode;
};

/**
 * Asks before something that cannot be undone is done: the first press only shows what it would mean and the button that
 * does it. The browser's own disclosure, so that it asks without JavaScript too; a second press at the same place keeps
 * everything as it is.
 */
export function Confirm({ label, keep, question, consequences, children }: ConfirmProps) {
  return (
    <details suppressHydrationWarning className={s.confirm}>
      <summary className={buttonClass({})}>
        <span className={s.label}>{label}</span>
        <span className={s.keep}>{keep}</span>
      </summary>
      <div className={s.ask}>
        <p className={s.question}>{question}</p>
        {consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
    </details>
  );
}
