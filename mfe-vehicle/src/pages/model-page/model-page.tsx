import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { brandPath, modelPath } from '@shared-kit/domain/vehicle/model-path';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useParams } from 'react-router';
import { modelsApi } from '../../api/models.api';
import { ColourPicker, HERO_SIZES } from '../../features/models/colour-picker';
import { enquiryProps } from '../../features/models/enquiry-props';
import { FromPrice } from '../../features/models/from-price';
import { NoSuchModel } from '../../features/models/no-such-model';
import { StockRow } from '../../features/models/stock-row';
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
            <FromPrice from={fromPriceOf(model)} large />
            {status === 'coming_soon' ? (
              <p className={s.soon}>Coming soon. Leave your details and we will call you when it can be ordered.</p>
            ) : (
              <Stack row gap={12}>
                <LinkButton to={orderHref(model)} variant="primary">
                  Get a Quote
                </LinkButton>
                <InStock model={model} />
              </Stack>
            )}
          </div>
          {model.colours.length > 0 ? (
            <ColourPicker key={model.slug} model={model} />
          ) : (
            <Picture id={model.image?.url} alt={title} sizes={HERO_SIZES} priority rounded />
          )}
        </div>
        <div className={s.part}>
          <VariantCards model={model} />
        </div>
        <StockRow title={`${name} in stock`} query={stockQuery(model)} href={stockPath(model)} />
        {status === 'coming_soon' && (
          <section id={QUOTE_PART} className={s.part}>
            <Slot name="vehicle.enquiry" props={enquiryProps(title, model.item_type)} />
          </section>
        )}
      </div>
    </Container>
  );
}

/** The cheapest of its variants, in whole dollars, drive away. */
function fromPriceOf({ model_variants: variants }: Model): number | null {
  const prices = variants.flatMap(({ dap_min_price: price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The way to those of it that stand here, where there are any. */
function InStock({ model }: { model: Model }) {
  const { data } = modelsApi.endpoints.searchStock.useQuery(stockQuery(model));
  if (!data || data.count === 0) return null;
  return <LinkButton to={stockPath(model)}>{formatNumber(data.count)} in stock</LinkButton>;
}
