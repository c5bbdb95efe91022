import type { Brand } from '@shared-kit/contracts/model.contract';
import { ALL_STOCK } from '@shared-kit/domain/search-path';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Container } from '@shared-kit/ui/container';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { Tabs } from '@shared-kit/ui/tabs';
import { modelsApi } from '../../api/models.api';
import * as s from '../../features/models/models.module.css';

const kinds = [
  ['car', 'Car'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Truck'],
] as const;

/** The brands a site sells new, by kind of vehicle. */
export function BrandsPage() {
  const site = useSite();
  const { brands } = useSuspenseQuery(modelsApi.endpoints.getBrands, undefined);
  const tabs = [
    ...kinds.map(([type, label]) => ({
      id: `brands-${type}`,
      label,
      brands: brands.filter(({ types }) => types.includes(type)),
    })),
    { id: 'brands-all', label: 'Our Brands', brands },
  ].filter((tab) => tab.brands.length > 0);
  return (
    <Container>
      <div className={s.page}>
        <title>{`Brands | ${site.name}`}</title>
        <meta name="description" content={`Every brand ${site.name} sells new, with its models and prices.`} />
        <CanonicalLink path="/brands" />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Brands' }]} />
        <SectionHeading level={1} title="Our brands" text="Choose a brand to see its new models." />
        {tabs.length === 0 ? (
          <EmptyState
            title="No new models here"
            text="This site has vehicles in stock that are ready to go."
            action={<LinkButton to={ALL_STOCK}>See our stock</LinkButton>}
          />
        ) : (
          <Tabs
            label="Kinds of vehicle"
            items={tabs.map(({ id, label, brands: own }) => ({ id, label, content: <BrandGrid brands={own} /> }))}
            level={2}
          />
        )}
      </div>
    </Container>
  );
}

function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className={s.brands}>
      {brands.map(({ slug, name, model_count: count }) => (
        <li key={slug}>
          <a href={`/${encodeURIComponent(slug)}/overview`} className={s.brand}>
            <span className={s.initial} aria-hidden>
              {name.slice(0, 1)}
            </span>
            <span>
              {name}
              <small>
                {count} {count === 1 ? 'model' : 'models'}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
