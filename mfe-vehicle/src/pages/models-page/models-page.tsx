import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useSearchParams } from 'react-router';
import type { ModelCard as Card } from '@shared-kit/contracts/vehicle/model.contract';
import { brandPath, MODELS_PATH } from '@shared-kit/domain/vehicle/model-path';
import { modelsApi } from '../../api/models.api';
import { ModelCard } from '../../features/models/model-card';
import * as s from '../../features/models/models.module.css';

/** New models of a body, `/models?body=SUV`, or all: under their makes, with a way to each. */
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
        <CanonicalLink path={chosen ? `${MODELS_PATH}?body=${encodeURIComponent(chosen.name)}` : MODELS_PATH} />
        <PageTop
          trail={[{ label: 'Home', href: '/' }, { label: 'Models' }]}
          title={chosen ? `New models: ${chosen.name}` : 'New models'}
        />
        <nav className={s.chips} aria-label="Body">
          <Chip to={MODELS_PATH} pressed={!body}>
            All
          </Chip>
          {bodies.map(({ name, count }) => (
            <Chip key={name} to={`${MODELS_PATH}?body=${encodeURIComponent(name)}`} pressed={name === chosen?.name}>
              {name} ({count})
            </Chip>
          ))}
        </nav>
        {models.length === 0 ? (
          <EmptyState title="No models with that body" text="Choose another one above." />
        ) : (
          <ByMake models={models} />
        )}
      </div>
    </Container>
  );
}

/** The first one's picture is the page's largest. A site of one make says it in its name already. */
function ByMake({ models }: { models: readonly Card[] }) {
  const makes = [...new Map(models.map(({ make, make_slug: slug }) => [slug, make]))];
  const isOne = makes.length === 1;
  return (
    <>
      {!isOne && (
        <nav className={s.chips} aria-label="Makes">
          {makes.map(([slug, make]) => (
            <Chip key={slug} to={`#${slug}`}>
              {make}
            </Chip>
          ))}
        </nav>
      )}
      {makes.map(([slug, make], index) => (
        <section key={slug} className={s.make} aria-labelledby={slug}>
          <h2 id={slug} className={isOne ? 'visually-hidden' : undefined}>
            {isOne ? make : <a href={brandPath(slug)}>{make}</a>}
          </h2>
          <ul className={s.grid}>
            {models
              .filter((model) => model.make_slug === slug)
              .map((model, position) => (
                <ModelCard key={model.slug} model={model} priority={index === 0 && position === 0} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
