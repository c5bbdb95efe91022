import * as s from './how-it-is-made.module.css';

/** What happens between the plate and an offer, as `tradeInEstimate` and the page of an estimate do it. */
const PARTS = [
  {
    title: 'What yours is compared with',
    text: 'Vehicles of its make and model that are for sale here, brought to your year, kilometres and condition.',
  },
  {
    title: 'What you see',
    text: 'A low and a high end, less our cost of buying and selling. No payment, no obligation, and a link that is yours.',
  },
  {
    title: 'What comes next',
    text: 'A person sees the vehicle and confirms the offer. What it brings, less what is owed on it, can go into the finance of another.',
  },
];

export function HowItIsMade() {
  return (
    <section className={s.how} aria-labelledby="how-title">
      <h2 id="how-title">How your estimate is made</h2>
      <ul className={s.parts}>
        {PARTS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
