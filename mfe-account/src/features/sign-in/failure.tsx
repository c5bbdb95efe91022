import * as s from './sign-in-page.module.css';

/** What went wrong when no field is to blame. */
export function Failure({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p className={s.failure} role="alert">
      {sentence}
    </p>
  );
}
