import { BLOG_PATH } from '@shared-kit/domain/content/content-pages';
import type { PostCard } from '@shared-kit/domain/content/content-pages';
import { OFFERS_PATH, makePath } from '@shared-kit/domain/search/search-path';
import { salesCount } from '@shared-kit/domain/site/sales-count';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { countedText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { LinkButton } from '@shared-kit/ui/link-button';
import type { HomeContent } from './home-content';
import * as s from './home-parts.module.css';
import { PostCards } from '../content/post-cards';
import { SiteFigures } from '../site-figures';

export function Stats() {
  const { stats, name } = useSite();
  if (stats.length === 0) return null;
  return (
    <Container>
      <h2 className="visually-hidden">{`${name} in figures`}</h2>
      <SiteFigures />
    </Container>
  );
}

export function Why({ reasons }: { reasons: HomeContent['why'] }) {
  const { name } = useSite();
  if (reasons.length === 0) return null;
  return (
    <div className={s.tinted}>
      <Container as="section" section labelledBy="why-us">
        <SectionHeading id="why-us" title={`Why ${name}?`} />
        <ul className={s.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** A way to the offers, while there are any (S2-19). */
export function Offers() {
  const site = useSite();
  const { offers_count: count } = site;
  if (count === 0) return null;
  return (
    <Container as="section" labelledBy="home-offers">
      <div className={s.offers}>
        <h2 id="home-offers">Special offers</h2>
        <p>{countedText(site, count)} at a reduced price right now.</p>
        <LinkButton to={OFFERS_PATH}>See the offers</LinkButton>
      </div>
    </Container>
  );
}

/** Results by make; one make is no choice. */
export function Makes({ makes }: Pick<HomeContent, 'makes'>) {
  if (makes.length < 2) return null;
  return (
    <Container as="section" labelledBy="home-makes">
      <SectionHeading id="home-makes" title="Popular Makes" />
      <MakeLinks makes={makes} />
    </Container>
  );
}

/** Results of each make, with how many there are. */
export function MakeLinks({ makes }: Pick<HomeContent, 'makes'>) {
  return (
    <ul className={s.makes}>
      {makes.map(({ make, count }) => (
        <li key={make}>
          <a href={makePath(make)}>
            {make} <small>{formatNumber(count)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The brands a site shows, or its one brand's models. */
export function Range({ range }: Pick<HomeContent, 'range'>) {
  const { manufacturer } = useSite();
  if (range.length === 0) return null;
  return (
    <Container as="section" labelledBy="home-range">
      <SectionHeading id="home-range" title={manufacturer ? `The ${manufacturer} range` : 'Our Brands'} />
      <ul className={range.some(({ picture }) => picture) ? s.rail : s.range}>
        {range.map(({ label, href, picture }) => (
          <li key={href}>
            <a href={href}>
              {picture && <Picture id={picture} alt="" sizes="14rem" widest={640} />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

export function Posts({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <Container as="section" labelledBy="home-posts">
      <SectionHeading
        id="home-posts"
        title="From our blog"
        action={<LinkButton to={BLOG_PATH}>All posts</LinkButton>}
      />
      <PostCards posts={posts} level={3} />
    </Container>
  );
}

/** A clock rather than sales: nothing, unless a site has turned it on (R-LEGAL-03). */
export function Counter({ nowMs }: Pick<HomeContent, 'nowMs'>) {
  const { flags } = useSite();
  if (!flags.sales_counter) return null;
  return (
    <Container as="section">
      <p className={s.counter}>
        <strong>{formatNumber(salesCount(new Date(nowMs)))}</strong>
        <span>Sales this Month</span>
        <small>A demonstration: it counts by the clock, not by sales.</small>
      </p>
    </Container>
  );
}
