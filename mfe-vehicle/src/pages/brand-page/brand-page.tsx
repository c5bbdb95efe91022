import { formatNumber } from '@shared-kit/domain/number/format-number';
import { makePath } from '@shared-kit/domain/search/search-path';
import { BRANDS_PATH, brandPath } from '@shared-kit/domain/vehicle/model-path';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useParams } from 'react-router';
import { modelsApi } from '../../api/models.api';
import { ModelCard } from '../../features/models/model-card';
import { StockRow } from '../../features/models/stock-row';
import { brandStockQuery } from '../../features/models/stock-query';
import { NoSuchModel } from '../../features/models/no-such-model';
import * as s from '../../features/models/models.module.css';

/** One brand: its new models to order, and what of it is in stock. */
export function BrandPage() {
  const { brand: slug = '' } = useParams();
  const site = useSite();
  const { models, brand } = useSuspenseQuery(modelsApi.endpoints.getModels, { make: slug });
  if (brand === null) return <NoSuchModel what="brand" />;
  const { name: make, stock_count: stock, in_stock: inStock } = brand;
  const [toOrder, here] = [
    models.length > 0 && `${models.length} new ${models.length === 1 ? 'model' : 'models'} to order`,
    stock > 0 && `${formatNumber(stock)} in stock`,
  ];
  const text = [toOrder, here].filter(Boolean).join(', ');
  return (
    <Container>
      <div className={s.page}>
        <title>{`${make} | ${site.name}`}</title>
        <meta name="description" content={`${make} at ${site.name}: ${text}.`} />
        <CanonicalLink path={brandPath(slug)} />
        <PageTop
          trail={[{ label: 'Home', href: '/' }, { label: 'Brands', href: BRANDS_PATH }, { label: make }]}
          title={make}
          lead={text}
        >
          {stock > 0 && <LinkButton to={makePath(make)}>{make} in stock</LinkButton>}
        </PageTop>
        {models.length > 0 && (
          <ul className={s.grid}>
            {models.map((model, index) => (
              <ModelCard key={model.slug} model={model} priority={index === 0} />
            ))}
          </ul>
        )}
        {inStock.length > 0 && (
          <StockRow title={`${make} in stock`} query={brandStockQuery(make)}>
            <ul className={s.stock}>
              {inStock.map(({ model, count }) => (
                <li key={model}>
                  <Chip to={makePath(make, model)}>
                    {model} ({count})
                  </Chip>
                </li>
              ))}
            </ul>
          </StockRow>
        )}
      </div>
    </Container>
  );
}
