import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carTag } from '@shared-kit/domain/vehicle/availability/car-tag';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { reducedPrice } from '@shared-kit/domain/price/reduced-price';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/finance/repayment/repayment';
import { asksForFinance, showRepayments, shownRepayment } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { vehiclesWord } from '@shared-kit/domain/text/site-text';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { Tag } from '@shared-kit/ui/message/tag';
import { useSearchParams } from 'react-router';
import { compareApi } from '../../api/compare.api';
import { comparedSlugs, comparePath } from '@shared-kit/domain/search/compare-path';
import { comparedAvailability, comparedEquipment, comparedRows } from './compared-rows';
import type { ComparedRow } from './compared-rows';
import * as s from './compare-page.module.css';

/** How many columns stand side by side on a phone. */
const columns: Readonly<Record<number, string | undefined>> = { 1: s.one, 2: s.two, 3: s.three, 4: s.four };

/** Two to four cars side by side: prices, repayments, and in bold whatever tells them apart. */
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
        <Comparison cars={cars} asked={slugs} />
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

/** `asked`: the slugs of the address; what is gone of them is not among `cars`. */
function Comparison({ cars, asked }: { cars: readonly Car[]; asked: readonly string[] }) {
  const site = useSite();
  const slugs = cars.map(({ slug }) => slug);
  const gone = asked.length - cars.length;
  return (
    <>
      <h1 className={s.title}>
        Compare {cars.length > 1 && `${cars.length} `}
        {nounOf(cars)}s
      </h1>
      {gone > 0 && <Gone count={gone} left={cars.length} />}
      {/* As wide as the screen at any width: the page alone scrolls, so that the names stay above the figures. */}
      <table className={`${s.table} ${columns[cars.length] ?? ''}`}>
        <thead>
          <tr>
            <td />
            {cars.map(({ id, path, name }) => (
              <th key={id} scope="col" className={s.name}>
                <a href={path}>{name}</a>
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {cars.map((car) => (
              <td key={car.id}>
                <Head car={car} others={slugs.filter((slug) => slug !== car.slug)} />
              </td>
            ))}
          </tr>
        </thead>
        <Rows title="Specifications" rows={[...comparedAvailability(cars), ...comparedRows(cars)]} span={cars.length} />
        <Rows title="Equipment that differs" rows={comparedEquipment(cars)} span={cars.length} />
      </table>
      {showRepayments(cars, site) && <RateWarning published />}
      {/* As the address has them: under that key the server asked for the costs before it drew the page. */}
      <Slot name="compare.costs" props={{ slugs: asked.join(',') }} />
    </>
  );
}

function Head({ car, others }: { car: Car; others: readonly string[] }) {
  const picture = car.primary_image_url ?? noPhotoId(car);
  const tag = carTag(car, useSite(), useRenderTime());
  return (
    <div className={s.head}>
      <div className={tag?.kind === 'sold' ? `${s.media} ${s.sold}` : s.media}>
        <Picture {...(picture.includes('/') ? { src: picture } : { id: picture })} alt="" sizes="18rem" rounded />
        {tag && (
          <span className={s.tag}>
            <Tag tone={tag.tone}>{tag.label}</Tag>
          </span>
        )}
      </div>
      <Figures car={car} />
      <span className={s.place}>{[car.location_name, car.city].filter(Boolean).join(', ')}</span>
      {others.length > 1 && (
        <span className={`no-print ${s.out}`}>
          <LinkButton to={comparePath(others)} variant="quiet" size="s" aria-label={`Leave out ${car.name}`}>
            Leave out
          </LinkButton>
        </span>
      )}
    </div>
  );
}

function Figures({ car }: { car: Car }) {
  const site = useSite();
  const shown = priceDisplay(car, site);
  const reduced = reducedPrice(shown, car.before_price);
  const repayment = shownRepayment(car, shown, site);
  return (
    <>
      <Price {...shown} was={reduced && formatMoney(reduced.was)} />
      {repayment && <RepaymentLine repayment={repayment} />}
      {asksForFinance(car, shown) && <p>{ENQUIRE_FOR_FINANCE}</p>}
    </>
  );
}

function Rows({ title, rows, span }: { title: string; rows: readonly ComparedRow[]; span: number }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={span + 1} className={s.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, values, differs }) => (
        <tr key={label} className={differs ? s.differs : undefined}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            <td key={`${label}-${index}`}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
