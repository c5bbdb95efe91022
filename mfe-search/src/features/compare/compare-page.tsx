import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { vehiclesWord } from '@shared-kit/domain/text/site-text';
import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { useSearchParams } from 'react-router';
import { compareApi } from '../../api/compare.api';
import { comparedSlugs, countLeftOut } from '@shared-kit/domain/search/compare-path';
import { ComparisonTable } from './comparison-table';
import * as s from './compare-page.module.css';

/** Two to four cars side by side: prices, repayments, and what tells them apart. */
export function ComparePage() {
  const [params] = useSearchParams();
  const slugs = comparedSlugs(params);
  const { cars } = useSuspenseQuery(compareApi.endpoints.compare, slugs);
  return (
    <Container>
      <title>{`Compare ${nounOf(cars)}s`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.trail}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: `Compare ${nounOf(cars)}s` }]} />
      </div>
      {cars.length === 0 || slugs.length < 2 ? (
        <TooFew asked={slugs.length} found={cars.length} />
      ) : (
        <Comparison cars={cars} asked={slugs} leftOut={countLeftOut(params)} />
      )}
    </Container>
  );
}

function nounOf(cars: readonly Car[]): string {
  return vehiclesWord(cars.map(({ item_type }) => item_type ?? '')) ?? 'vehicle';
}

const allStock = (
  <LinkButton to={ALL_STOCK} variant="primary">
    See all stock
  </LinkButton>
);

function TooFew({ asked, found }: { asked: number; found: number }) {
  return (
    <EmptyState
      level={1}
      title={
        found < asked
          ? `${asked === 1 ? 'This vehicle is' : 'These vehicles are'} no longer listed`
          : 'Choose two vehicles to compare'
      }
      text="Tick “Compare” on up to four vehicles in the results."
      action={allStock}
    />
  );
}

/** A link may be older than a sale: who opens it is told, and sees what is left. */
function Gone({ count, left }: { count: number; left: number }) {
  return (
    <div className={s.gone}>
      <p>
        {count === 1 ? '1 vehicle is' : `${count} vehicles are`} no longer listed.
        {left === 1 && ' Here is the one that is left; choose another to compare it with.'}
      </p>
      {left === 1 && allStock}
    </div>
  );
}

type ComparisonProps = {
  cars: readonly Car[];
  /** The slugs of the address; what is gone of them is not among `cars`. */
  asked: readonly string[];
  /** How many more were chosen. */
  leftOut: number;
};

function Comparison({ cars, asked, leftOut }: ComparisonProps) {
  const site = useSite();
  const gone = asked.length - cars.length;
  return (
    <>
      <h1 className={s.title}>
        Compare {cars.length > 1 && `${cars.length} `}
        {nounOf(cars)}s
      </h1>
      {leftOut > 0 && (
        <p className={s.gone}>
          {`${asked.length} vehicles fit side by side, so the first ${asked.length} you chose are here. ${leftOut === 1 ? '1 more is' : `${leftOut} more are`} left out.`}
        </p>
      )}
      {gone > 0 && <Gone count={gone} left={cars.length} />}
      <ComparisonTable cars={cars} />
      {showRepayments(cars, site) && <RateWarning published />}
      {/* As the address has them: under that key the server asked for the costs before it drew the page. */}
      <Slot name="compare.costs" props={{ slugs: asked.join(',') }} />
    </>
  );
}
