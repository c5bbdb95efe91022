import { Link } from 'react-router';
import * as s from './pages.module.css';

/** After a lead, when mfe-leads is not there to say it better. */
export function ThanksPage() {
  return (
    <section className={s.message}>
      <title>Thank you</title>
      <meta name="robots" content="noindex" />
      <h1>Thank you, we have your enquiry</h1>
      <p>Our team will be in touch soon.</p>
      <p>
        <Link to="/">Back to the home page</Link>
      </p>
    </section>
  );
}
