import type { Model, ModelVariant } from '@shared-kit/contracts/vehicle/model.contract';
import { ORDER_PATH } from '@shared-kit/domain/form/form-path';
import { DRIVE_AWAY } from '@shared-kit/domain/price/price-type';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { IconButton } from '@shared-kit/ui/icon-button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import * as s from './variant-cards.module.css';

/** S2-17. */
const SLIDER_ABOVE = 2;
const ARROWS_FROM = 4;
const FEATURES = 8;

export const QUOTE_PART = 'quote';

/** Where a variant is asked for: the order page with its names, as the specification spells them. */
export function orderHref(model: Pick<Model, 'slug' | 'name'>, variant?: Pick<ModelVariant, 'full_name'>): string {
  const query = new URLSearchParams({ model_id: model.slug, model_name: model.name });
  if (variant) query.set('vehicle', variant.full_name);
  return `${ORDER_PATH}?${query.toString()}`;
}

/** What there is to choose: side by side, as a row to slide above two, with arrows from four. */
export function VariantCards({ model }: { model: Model }) {
  const row = useRef<HTMLUListElement>(null);
  const { model_variants: variants } = model;
  const slides = variants.length > SLIDER_ABOVE;

  function slide(by: 1 | -1) {
    const list = row.current;
    const card = list?.firstElementChild;
    if (list && card) list.scrollLeft += by * (card.clientWidth + 24);
  }

  return (
    <section aria-labelledby="variants-title">
      <SectionHeading
        id="variants-title"
        title={`Which ${model.make} ${model.name} will you choose`}
        action={variants.length >= ARROWS_FROM && <Arrows onSlide={slide} />}
      />
      <ul
        ref={row}
        className={slides ? s.slider : s.row}
        aria-label="Variants"
        {...(slides && { tabIndex: 0, 'data-slider': '' })}
      >
        {variants.map((variant) => (
          <li key={variant.id} className={s.variant}>
            <VariantCard model={model} variant={variant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Arrows({ onSlide }: { onSlide: (by: 1 | -1) => void }) {
  return (
    <div className={s.arrows}>
      <IconButton label="Previous variants" onClick={() => onSlide(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Next variants" onClick={() => onSlide(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

function VariantCard({ model, variant }: { model: Model; variant: ModelVariant }) {
  const soon = model.status === 'coming_soon';
  const picture = <Picture id={variant.image?.url} alt={variant.full_name} sizes="20rem" rounded />;
  return (
    <>
      {/* Nothing to order yet: the picture leads to the form instead (S4-48). */}
      {soon ? <a href={`#${QUOTE_PART}`}>{picture}</a> : picture}
      <h3>{variant.name}</h3>
      <Prices variant={variant} />
      <Features features={differencesFirst(variant, model.model_variants)} />
      {!soon && <LinkButton to={orderHref(model, variant)}>Get a Quote</LinkButton>}
    </>
  );
}

/** What a variant has, each once: first what others lack, as one chooses by that. */
function differencesFirst({ features }: ModelVariant, variants: readonly ModelVariant[]): string[] {
  const isOfAll = (feature: string) => variants.every((variant) => variant.features.includes(feature));
  const [ofAll, others] = [true, false].map((wanted) => features.filter((one) => isOfAll(one) === wanted));
  return [...new Set([...(others ?? []), ...(ofAll ?? [])])];
}

function Prices({ variant: { dap_min_price: min, dap_max_price: max } }: { variant: ModelVariant }) {
  if (min === null) return null;
  return (
    <p className={s.price}>
      {max !== null && max > min ? `${formatMoney(min)} – ${formatMoney(max)}` : formatMoney(min)}{' '}
      <span>{DRIVE_AWAY}</span>
    </p>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const rest = features.slice(FEATURES);
  return (
    <>
      <ul className={s.features}>
        {features.slice(0, FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={s.more} suppressHydrationWarning>
          <summary>
            <span>View more</span>
            <span>View less</span>
          </summary>
          <ul className={s.features}>
            {rest.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
