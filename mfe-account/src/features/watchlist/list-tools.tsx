import { ENQUIRE_PATH } from '@shared-kit/domain/form/form-path';
import { siteText } from '@shared-kit/domain/text/site-text';
import { COMPARE_PATH } from '@shared-kit/domain/search/compare-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Chip } from '@shared-kit/ui/chip';
import { TICKED_FORM } from './form-ids';
import { useState } from 'react';
import * as s from './list-tools.module.css';
import { countsOf, listPath, SORTS, VIEWS } from './shown-entries';
import type { Entry, Sort, View } from './shown-entries';

const VIEW_WORDS: Readonly<Record<View, string>> = {
  all: 'All',
  available: 'Available',
  cheaper: 'Cheaper now',
  sold: 'Sold',
};
const SORT_WORDS: Readonly<Record<Sort, string>> = {
  saved: 'Latest saved',
  price: 'Lowest price',
  dearest: 'Highest price',
  kms: 'Fewest kms',
};

type ListToolsProps = { entries: readonly Entry[]; view: View; sort: Sort };

/** Which of the saved cars are shown and in which order: links, so that they work without JavaScript. */
export function ListTools({ entries, view, sort }: ListToolsProps) {
  const counts = countsOf(entries);
  const views = VIEWS.filter((one) => one === 'all' || one === view || (counts[one] > 0 && counts[one] < counts.all));
  return (
    <div className={s.tools}>
      {views.length > 1 && (
        <nav aria-label="Show" className={s.row}>
          {views.map((one) => (
            <Chip key={one} to={listPath(one, sort)} pressed={one === view}>
              {`${VIEW_WORDS[one]} ${counts[one]}`}
            </Chip>
          ))}
        </nav>
      )}
      <nav aria-label="Sort" className={s.row}>
        {SORTS.map((one) => (
          <Chip key={one} to={listPath(view, one)} pressed={one === sort}>
            {SORT_WORDS[one]}
          </Chip>
        ))}
      </nav>
    </div>
  );
}

/** What is done with the cars that are ticked on their cards: a plain form that leads to the page which does it. */
export function TickedCars() {
  const site = useSite();
  const [isNoneTicked, setNoneTicked] = useState(false);
  return (
    <form
      id={TICKED_FORM}
      action={COMPARE_PATH}
      className={s.ticked}
      aria-label={siteText(site, 'Ticked cars')}
      onSubmit={(event) => {
        const isNone = !new FormData(event.currentTarget).has('car_id');
        setNoneTicked(isNone);
        if (isNone) event.preventDefault();
      }}
    >
      {isNoneTicked && <p role="alert">{siteText(site, 'Tick at least one car first.')}</p>}
      <p>{siteText(site, 'Tick cars below to compare them, or to ask about them in one message.')}</p>
      <div className={s.row}>
        <Button type="submit" size="s">
          Compare
        </Button>
        <Button type="submit" size="s" formAction={ENQUIRE_PATH}>
          Ask about them
        </Button>
      </div>
    </form>
  );
}

/** On a card: whether its car is among them. */
export function TickCar({ slug, name }: { slug: string; name: string }) {
  return (
    <div className={s.tick}>
      <Checkbox
        label="Tick"
        aria-label={`Tick: ${name}`}
        name="car_id"
        id={`tick-${slug}`}
        value={slug}
        form={TICKED_FORM}
      />
    </div>
  );
}
