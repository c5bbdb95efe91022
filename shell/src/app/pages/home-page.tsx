import { imageSrc, imageSrcSet } from '@shared-kit/domain/picture/image-src';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { neverBroken } from '@shared-kit/ui/car/picture';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import * as s from './home-page.module.css';

const nothing = {};

/** The site's front door: one picture, one sentence, the search card; other remotes' sections below. */
export function HomePage() {
  const site = useSite();
  return (
    <>
      <title>{`${site.name} | ${site.tagline}`}</title>
      <meta name="description" content={site.intro || site.tagline} />
      <CanonicalLink path="/" />
      <section className={s.hero}>
        {site.hero_image && (
          <img
            className={s.picture}
            src={imageSrc(site.hero_image, 1280)}
            srcSet={imageSrcSet(site.hero_image)}
            sizes="(width >= 64rem) 70vw, 100vw"
            alt=""
            width={1600}
            height={1067}
            fetchPriority="high"
            {...neverBroken}
          />
        )}
        <div className={s.words}>
          <h1 className={s.title}>{site.tagline}</h1>
          {site.intro && <p className={s.intro}>{site.intro}</p>}
        </div>
      </section>
      <Container>
        <div className={s.card}>
          <Slot name="home.search-card" props={nothing} />
        </div>
      </Container>
      <Slot name="home.sections" props={nothing} />
      {site.why_us.length > 0 && (
        <div className={s.why}>
          <Container as="section" section labelledBy="why-us">
            <SectionHeading id="why-us" title={`Why ${site.name}?`} />
            <ul className={s.reasons}>
              {site.why_us.map(({ title, text }) => (
                <li key={title}>
                  <h3 className={s.reason}>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </Container>
        </div>
      )}
    </>
  );
}
