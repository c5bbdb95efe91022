import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { brandPath, modelPath } from '@shared-kit/domain/vehicle/model-path';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useParams } from 'react-router';
import { modelsApi } from '../../api/models.api';
import { ColourPicker } from '../../features/models/colour-picker';
import { enquiryProps } from '../../features/models/enquiry-props';
import { NoSuchModel } from '../../features/models/no-such-model';
import { stockPath, stockQuery } from '../../features/models/stock-query';
import { orderHref, QUOTE_PART, VariantCards } from '../../features/models/variant-cards';
import * as s from './model-page.module.css';

export function ModelPage() {
  const { model: slug = '' } = useParams();
  const { error } = modelsApi.endpoints.getModel.useQueryState(slug);
  return asProblem(error)?.code === 'not_found' ? <NoSuchModel what="model" /> : <ModelBySlug slug={slug} />;
}

/** A new model: its variants, its colours, what of it stands here, and how to get one. */
function ModelBySlug({ slug }: { slug: string }) {
  const model = useSuspenseQuery(modelsApi.endpoints.getModel, slug);
  const site = useSite();
  const { make, name, status } = model;
  const title = `${make} ${name}`;
  return (
    <Container>
      <div className={s.page}>
        <title>{`${title} | ${site.name}`}</title>
        <meta name="description" content={`${title}: ${model.short_description}`} />
        <CanonicalLink path={modelPath(model.slug)} />
        <Breadcrumb
          items={[{ label: 'Home', href: '/' }, { label: make, href: brandPath(model.make_slug) }, { label: name }]}
        />
        <div className={s.top}>
          <div className={s.words}>
            <h1>{title}</h1>
            <p>{model.short_description}</p>
            {status === 'coming_soon' ? (
              <p className={s.soon}>Coming soon. Leave your details and we will call you when it can be ordered.</p>
            ) : (
              <LinkButton to={orderHref(model)} variant="primary">
                Get a Quote
              </LinkButton>
            )}
          </div>
          <Picture id={model.image?.url} alt={title} sizes="(width >= 64rem) 44rem, 100vw" priority rounded />
        </div>
        <div className={s.part}>
          <VariantCards model={model} />
        </div>
        <ColourPicker key={model.slug} model={model} />
        <StockOfModel model={model} />
        {status === 'coming_soon' && (
          <section id={QUOTE_PART} className={s.part}>
            <Slot name="vehicle.enquiry" props={enquiryProps(title, model.item_type)} />
          </section>
        )}
      </div>
    </Container>
  );
}

/** What of the model can be had now. */
function StockOfModel({ model }: { model: Model }) {
  const { data } = modelsApi.endpoints.searchStock.useQuery(stockQuery(model));
  const site = useSite();
  const now = useRenderTime();
  if (!data || data.hits.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="stock-title">
      <SectionHeading
        id="stock-title"
        title={`${model.name} in stock`}
        action={<LinkButton to={stockPath(model)}>See all {data.count}</LinkButton>}
      />
      <CardGrid row warns={showRepayments(data.hits, site)}>
        {data.hits.slice(0, 6).map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes="20rem" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
