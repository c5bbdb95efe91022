import { breadcrumbJsonLd, faqJsonLd, jsonLdText } from '@shared-kit/domain/vehicle/car-json-ld';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { useSiteAddress } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { readText } from '@shared-kit/domain/content/read-text';
import { contentTrail } from './content-trail';
import { positionJsonLd, postJsonLd, questionsIn } from './content-json-ld';
import { questionsOf } from './questions-of';

/** The page once more, for machines: where it stands, its questions, its positions, or that it is a post. */
export function ContentFacts({ content }: { content: ShownContent }) {
  const { name } = useSite();
  const address = useSiteAddress();
  const url = address(content.path);
  if (!URL.canParse(url)) return null;
  const dealer = { name, url: address('/') };
  const questions = [
    ...(content.questions ? questionsOf(readText(content.body)) : []),
    ...(content.blocks ?? []).flatMap(questionsIn),
  ];
  const facts = [
    breadcrumbJsonLd(contentTrail(content), url),
    ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ...(content.positions ?? []).map((position) => positionJsonLd(position, dealer)),
    ...(content.post ? [postJsonLd(content, content.post, dealer, url)] : []),
  ];
  return facts.map((fact, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(fact) }} />
  ));
}
