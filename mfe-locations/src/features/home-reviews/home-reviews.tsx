import { formatNumber, formatRating } from '@shared-kit/domain/number/format-number';
import { locationPath } from '@shared-kit/domain/place/location-path';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useId } from 'react';
import { locationsApi } from '../../api/locations.api';
import { shownWords } from '../../reviews/shown-words';
import * as s from './home-reviews.module.css';

/** What people say of one place of the site, on its home page; nothing where nobody has, or the site hides it (S5-69). */
export function HomeReviews() {
  const { hide_reviews: hidesReviews } = useRemoteConfig('mfe-locations');
  return hidesReviews ? null : <OfReviewedPlace />;
}

function OfReviewedPlace() {
  const { home_reviews: wanted } = useRemoteConfig('mfe-locations');
  const { slug } = useSuspenseQuery(locationsApi.endpoints.getReviewedPlace, wanted);
  return slug === null ? null : <Said slug={slug} />;
}

/** Quotes with the words that say which are left out, beside the mean over all (R-LEGAL-04, S9-45). */
function Said({ slug }: { slug: string }) {
  const title = useId();
  const { said } = useSuspenseQuery(locationsApi.endpoints.getSaidOfPlace, slug);
  if (!said) return null;
  const { name, average_rating: average, count, source, quotes } = said;
  return (
    <Container>
      <section aria-labelledby={title}>
        <SectionHeading
          id={title}
          title={`What people say of ${name}`}
          text={`${formatRating(average)} out of 5 from ${formatNumber(count)} ${source} reviews`}
          action={
            <a className={s.all} href={`${locationPath(slug)}#reviews`}>
              More reviews
            </a>
          }
        />
        <ul className={s.quotes}>
          {quotes.map(({ id, text, rating, customer_name: who, created_at_time_ago_in_words: ago }) => (
            <li key={id}>
              <p>{text}</p>
              <p className={s.who}>{`${rating} out of 5 stars, ${who}, ${ago}`}</p>
            </li>
          ))}
        </ul>
        <p className={s.shown}>{shownWords(said, true)}</p>
      </section>
    </Container>
  );
}
