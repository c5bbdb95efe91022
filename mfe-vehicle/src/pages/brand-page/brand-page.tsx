import { makePath } from '@shared-kit/domain/search-path';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Container } from '@shared-kit/ui/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { useParams } from 'react-router';
import { modelsApi } from '../../api/models.api';
import { ModelCard } from '../../features/models/model-card';
import { NoSuchModel } from '../../features/models/no-such-model';
import * as s from '../../features/models/models.module.css';

/** One brand: all its new models, and the way to its stock. */
export function BrandPage() {
  const { brand = '' } = useParams();
  const site = useSite();
  const { models } = useSuspenseQuery(modelsApi.endpoints.getModels, { make: brand });
  const make = models[0]?.make;
  if (make === undefined) return <NoSuchModel what="brand" />;
  return (
    <Container>
      <div className={s.page}>
        <title>{`${make} | ${site.name}`}</title>
        <meta name="description" content={`New ${make} models at ${site.name}, with drive-away prices.`} />
        <CanonicalLink path={`/${brand}/overview`} />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Brands', href: '/brands' }, { label: make }]} />
        <SectionHeading
          level={1}
          title={`New ${make}`}
          text={`${models.length} ${models.length === 1 ? 'model' : 'models'} to order`}
          action={<LinkButton to={makePath(make)}>{make} in stock</LinkButton>}
        />
        <ul className={s.grid}>
          {models.map((model, index) => (
            <ModelCard key={model.slug} model={model} priority={index === 0} />
          ))}
        </ul>
      </div>
    </Container>
  );
}
