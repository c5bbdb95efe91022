import * as s from './coming-soon.module.css';

const steps = [
  {
    title: 'Tell us that you want it',
    text: 'An enquiry costs nothing and binds nobody. We put you on the list for this vehicle.',
  },
  { title: 'We call when it arrives', text: 'As soon as it stands with us and has been checked, you hear from us.' },
  { title: 'Come and drive it', text: 'See it before you decide. Price and equipment are confirmed on the day.' },
];

/** What happens between now and the day on which a vehicle that is on its way can be driven. */
export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon-title">
      <h2 id="coming-soon-title">On its way to us: what comes next</h2>
      <ol className={s.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
