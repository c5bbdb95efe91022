import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useSearchParams } from 'react-router';
import { modelsApi } from '../../api/models.api';
import { ModelCard } from '../../features/models/model-card';
import * as s from '../../features/models/models.module.css';

/** New models by body: `/models?body=SUV`. */
export function ModelsPage() {
  const site = useSite();
  const [query] = useSearchParams();
  const body = query.get('body') ?? '';
  const { models, bodies } = useSuspenseQuery(modelsApi.endpoints.getModels, { body });
  const chosen = bodies.find(({ name }) => name.toLowerCase() === body.toLowerCase());
  return (
    <Container>
      <div className={s.page}>
        <title>{`New ${chosen?.name ?? 'models'} | ${site.name}`}</title>
        <CanonicalLink path={chosen ? `/models?body=${encodeURIComponent(chosen.name)}` : '/models'} />
        <PageTop
          trail={[{ label: 'Home', href: '/' }, { label: 'Models' }]}
          title={chosen ? `New models: ${chosen.name}` : 'New models'}
        />
        <nav className={s.chips} aria-label="Body">
          <Chip to="/models" pressed={!body}>
            All
          </Chip>
          {bodies.map(({ name, count }) => (
            <Chip key={name} to={`/models?body=${encodeURIComponent(name)}`} pressed={name === chosen?.name}>
              {name} ({count})
            </Chip>
          ))}
        </nav>
        {models.length === 0 ? (
          <EmptyState title="No models with that body" text="Choose another one above." />
        ) : (
          <ul className={s.grid}>
            {models.map((model, index) => (
              <ModelCard key={model.slug} model={model} priority={index === 0} />
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}
