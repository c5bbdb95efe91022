import { imageSrc, imageSrcSet } from '@shared-kit/domain/picture/image-src';
import { offersWays } from '@shared-kit/domain/site/template-parts';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { neverBroken } from '@shared-kit/ui/car/picture';
import { StaticPart } from '../static-parts/static-part';
import type { StaticPartData } from '../static-parts/render-part';
import type { HomeContent } from '../static-parts/home/home-content';
import { slotOfPart } from '../slot-names';
import * as s from './home-page.module.css';

const nothing = {};

/** The parts of the home page for somebody who comes to it by a link; without an answer it has those of the remotes. */
export async function fetchHome(): Promise<StaticPartData> {
  const response = await fetch('/content.json?path=/').catch(() => null);
  return response?.ok ? { home: (await response.json()) as HomeContent } : {};
}

/**
 * The site's front door: one picture, one sentence, the search card, composed as its template says (ui/src/theme/hero-css.ts);
 * below them the parts its site wants, in its order.
 */
export function HomePage() {
  const site = useSite();
  return (
    <>
      <title>{`${site.name} | ${site.tagline}`}</title>
      <meta name="description" content={site.intro || site.tagline} />
      <CanonicalLink path="/" />
      <section data-hero="">
        {site.hero_image && (
          <img
            src={imageSrc(site.hero_image, 1280)}
            srcSet={imageSrcSet(site.hero_image)}
            sizes="(width >= 64rem) 45rem, 100vw"
            alt=""
            width={1600}
            height={1067}
            fetchPriority="high"
            {...neverBroken}
          />
        )}
        <div>
          <h1>{site.tagline}</h1>
          {site.intro && <p>{site.intro}</p>}
        </div>
      </section>
      <Container>
        <div data-search="">
          {offersWays(site) && <StaticPart part="ways" />}
          <Slot name="home.search-card" props={nothing} />
        </div>
      </Container>
      <div className={s.parts} data-parts="">
        {site.home.map((part, index) => {
          const slot = slotOfPart(part);
          return slot ? <Slot name={slot} key={index} props={nothing} /> : <StaticPart key={index} part={index} />;
        })}
      </div>
    </>
  );
}
