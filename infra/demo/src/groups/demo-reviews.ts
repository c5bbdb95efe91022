import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { WrittenReviews } from '@infra/api/modules/locations/reviews/import-reviews.service';
import type { DemoGroup } from './demo-group.contract';
import type { ExpandedGroup } from './expand-group';

/** Made-up people: none of them ever wrote a review. Poor ones are among them, as everywhere. */
const said: readonly { name: string; rating: number; text: string | null }[] = [
  {
    name: 'Marlee T.',
    rating: 5,
    text: 'They rang back when they said they would, and the car was ready a day early.',
  },
  {
    name: 'Jonah P.',
    rating: 5,
    text: 'No pressure at all. We took two test drives on different days before we decided.',
  },
  { name: 'Ines K.', rating: 4, text: 'Good price on the trade-in. The paperwork took longer than the drive home.' },
  { name: 'Dale R.', rating: 2, text: 'Waited forty minutes past my booking and nobody told me why.' },
  { name: 'Priya S.', rating: 5, text: 'Explained every line of the contract, also the ones I had not asked about.' },
  { name: 'Tom W.', rating: 4, text: null },
  { name: 'Bree H.', rating: 5, text: 'Honest about the scratch on the door before I had seen it.' },
  { name: 'Sol A.', rating: 3, text: 'The service was fine, the coffee was not.' },
  { name: 'Gwen M.', rating: 5, text: 'Found the model I wanted at their other yard and brought it over.' },
];
const EACH = 6;

/** Reviews of each location that its dealership has a rating for, the newest some days before `today` (yyyy-mm-dd). */
export function demoReviews(group: DemoGroup, { locations }: ExpandedGroup, today: string): WrittenReviews[] {
  const ratings = new Map(group.dealerships.map(({ slug, rating }) => [slug, rating]));
  return locations.flatMap(({ slug, dealership_slug: dealership }, place) => {
    const rating = ratings.get(dealership);
    if (!rating) return [];
    const reviews = Array.from({ length: EACH }, (_, index) => {
      const { name, ...review } = said[(place * 2 + index) % said.length]!;
      const days = 5 + index * 23 + (place % 9);
      const date = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
      return { id: `${slug}-${index}`, customer_name: name, ...review, date };
    });
    return [{ location: slug, source: 'Google', count: rating.count, average_rating: rating.average, reviews }];
  });
}
