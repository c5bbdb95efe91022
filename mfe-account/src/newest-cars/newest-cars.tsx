import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Slot } from '@shared-kit/runtime/slot';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useId } from 'react';

const NEWEST = { search: `${ALL_STOCK}?sortBy=newest`, count: 4 };

/** What has just arrived, on a page of a shopper's own that has nothing yet. */
export function NewestCars() {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <SectionHeading id={title} title="Just arrived" action={<LinkButton to={NEWEST.search}>See all</LinkButton>} />
      <Slot name="content.stock" props={NEWEST} />
    </section>
  );
}
