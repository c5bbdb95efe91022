import * as s from './checkout-page.module.css';

/** On what terms the deposit is given back, where it is asked for and where it was paid. */
export function Conditions({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className={s.conditions} aria-labelledby="deposit-conditions">
      <h2 id="deposit-conditions">Your deposit</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
