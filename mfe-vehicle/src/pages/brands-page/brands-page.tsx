import type { Brand } from '@shared-kit/contracts/vehicle/model.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { BRANDS_PATH, brandPath } from '@shared-kit/domain/vehicle/model-path';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { Tabs } from '@shared-kit/ui/overlay/tabs';
import { modelsApi } from '../../api/models.api';
import { ModelCard } from '../../features/models/model-card';
import * as s from '../../features/models/models.module.css';

const kinds = [
  ['car', 'Car'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Truck'],
  ['caravan', 'Caravan'],
] as const;

/** The brands a site sells new or has in stock, by kind of vehicle where it has several. */
export function BrandsPage() {
  const site = useSite();
  const { brands } = useSuspenseQuery(modelsApi.endpoints.getBrands, undefined);
  const ofKinds = kinds
    .map(([type, label]) => ({ type, label, brands: brands.flatMap((brand) => ofKind(brand, type)) }))
    .filter((kind) => kind.brands.length > 0);
  const tabs = [...ofKinds, { type: 'all', label: 'Our Brands', brands }];
  return (
    <Container>
      <div className={s.page}>
        <title>{`Brands | ${site.name}`}</title>
        <meta name="description" content={`Every brand at ${site.name}: new models to order and vehicles in stock.`} />
        <CanonicalLink path={BRANDS_PATH} />
        <PageTop
          trail={[{ label: 'Home', href: '/' }, { label: 'Brands' }]}
          title="Our brands"
          lead="Choose a brand to see its models and what is in stock."
        />
        {brands.length === 0 && (
          <EmptyState
            title="Nothing here at the moment"
            text="New stock arrives every week. Tell us what you are after and we will look for it."
            action={<LinkButton to={CONTACT_PATH}>Contact us</LinkButton>}
          />
        )}
        {ofKinds.length > 1 ? (
          <Tabs
            label="Kinds of vehicle"
            items={tabs.map(({ type, label, brands: own }) => ({
              id: `brands-${type}`,
              label: `${label} (${own.length})`,
              content: <BrandGrid brands={own} />,
            }))}
            level={2}
          />
        ) : (
          <BrandGrid brands={brands} />
        )}
        {brands.length === 1 && brands.map(({ slug }) => <OnlyBrand key={slug} slug={slug} />)}
      </div>
    </Container>
  );
}

/** A brand with what of it is of one kind. */
function ofKind(brand: Brand, type: string): Brand[] {
  const own = brand.by_type.find((kind) => kind.type === type);
  return own ? [{ ...brand, model_count: own.model_count, stock_count: own.stock_count }] : [];
}

function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className={s.brands}>
      {brands.map(({ slug, name, image, model_count: models, stock_count: stock }) => (
        <li key={slug}>
          <a href={brandPath(slug)} className={s.brand}>
            <span className={s.wordmark}>
              {name}
              <small>{countsText(models, stock)}</small>
            </span>
            {image && <Picture id={image.url} alt="" sizes="9rem" widest={640} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where a site has one brand alone nobody has to choose it: its models stand here. */
function OnlyBrand({ slug }: { slug: string }) {
  const { models } = useSuspenseQuery(modelsApi.endpoints.getModels, { make: slug });
  if (models.length === 0) return null;
  return (
    <ul className={s.grid}>
      {models.map((model) => (
        <ModelCard key={model.slug} model={model} />
      ))}
    </ul>
  );
}

function countsText(models: number, stock: number): string {
  const parts = [
    models > 0 && `${models} new ${models === 1 ? 'model' : 'models'}`,
    stock > 0 && `${formatNumber(stock)} in stock`,
  ];
  return parts.filter(Boolean).join(', ');
}
