import type { Position } from '@shared-kit/contracts/site/content-page.contract';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';

type Dealer = { name: string; url: string };
const organization = ({ name, url }: Dealer) => ({ '@type': 'Organization', name, url });

/** schema.org `JobPosting`, with what Google asks of one: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function positionJsonLd(position: Position, dealer: Dealer) {
  const { title, text, city, state, employment, posted, closes } = position;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: posted,
    validThrough: closes,
    employmentType: employment,
    directApply: true,
    hiringOrganization: organization(dealer),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'AU' },
    },
  };
}

/** schema.org `BlogPosting`. */
export function postJsonLd(
  { title, description }: ShownContent,
  { author, date }: NonNullable<ShownContent['post']>,
  dealer: Dealer,
  url: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: organization(dealer),
    mainEntityOfPage: url,
  };
}
