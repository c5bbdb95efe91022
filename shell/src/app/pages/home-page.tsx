import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './home-page.module.css';

const nothing = {};

/** The site's front door: one picture, one sentence, the search card; other remotes' sections below. */
export function HomePage() {
  const site = useSite();
  return (
    <>
      <title>{`${site.name} | ${site.tagline}`}</title>
      <meta name="description" content={site.intro || site.tagline} />
      <section className={s.hero}>
        {site.hero_image && (
          <img
            className={s.picture}
            src={`/img/${site.hero_image}?w=1600`}
            srcSet={[640, 960, 1280, 1600].map((w) => `/img/${site.hero_image}?w=${w} ${w}w`).join(', ')}
            sizes="100vw"
            alt=""
            width={1600}
            height={800}
            fetchPriority="high"
          />
        )}
        <div className={s.words}>
          <h1>{site.tagline}</h1>
          {site.intro && <p>{site.intro}</p>}
        </div>
      </section>
      <div className={s.card}>
        <Slot name="home.search-card" props={nothing} />
      </div>
      <Slot name="home.sections" props={nothing} />
      {site.why_us.length > 0 && (
        <section className={s.why} aria-labelledby="why-us">
          <h2 id="why-us">Why {site.name}?</h2>
          <ul>
            {site.why_us.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
