import type { Position } from '@shared-kit/contracts/site/content-page.contract';
import type { ShownBlock, ShownContent } from '@shared-kit/domain/content/content-pages';
import { plainText } from '@shared-kit/domain/content/text-runs';

type Question = { question: string; answer: string };

/**
 * The questions that search engines are told of a block. A new kind does not compile until it is said here whether it has
 * some.
 */
export function questionsIn(block: ShownBlock): readonly Question[] {
  switch (block.kind) {
    case 'questions':
      return block.items.map(({ question, answer }) => ({ question, answer: plainText(answer) }));
    case 'text':
    case 'table':
    case 'gallery':
    case 'figures':
    case 'video':
    case 'embed':
    case 'call_to_action':
    case 'stock':
    case 'offers':
    case 'locations':
    case 'reviews':
    case 'team':
    case 'hero':
    case 'form':
      return [];
  }
}

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
