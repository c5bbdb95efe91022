import { Link } from 'react-router';
import * as s from './pages.module.css';

/** For addresses nobody answers to: a way on. */
export function NotFoundPage() {
  return (
    <section className={s.message}>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <h1>We cannot find that page</h1>
      <p>It may have moved, or the vehicle may have found a new owner.</p>
      <p>
        <Link to="/search/new-used-and-demo-cars">Browse all stock</Link> or <Link to="/">go to the home page</Link>.
      </p>
    </section>
  );
}
