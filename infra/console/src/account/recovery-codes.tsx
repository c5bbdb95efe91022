import { useEffect, useRef } from 'react';
import * as s from './codes.module.css';

/** Shown once: each signs in once, in place of the app's code. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  return (
    <div className={s.recovery}>
      <h3 ref={heading} tabIndex={-1}>
        Recovery codes
      </h3>
      <p>Keep them away from your phone. Each signs in once with your password. They are not shown again.</p>
      <ul className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
