import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { breadcrumbJsonLd, carJsonLd, faqJsonLd, jsonLdText } from '@shared-kit/domain/vehicle/car-json-ld';
import { useSite } from '@shared-kit/runtime/site-context';
import type { Question } from '../../features/faq/questions';
import { trail } from './trail';

/** The page once more, for machines. */
export function MachineFacts({ car, questions }: { car: ShownCar; questions: readonly Question[] }) {
  const site = useSite();
  if (!URL.canParse(car.canonical_url)) return null;
  const facts = [
    carJsonLd(car, site, car.canonical_url),
    breadcrumbJsonLd(trail(car), car.canonical_url),
    ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
  ];
  return facts.map((fact) => (
    <script key={fact['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(fact) }} />
  ));
}
