import { Fold } from '@shared-kit/ui/overlay/fold';
import * as s from './details.module.css';

/** The first features, then all (S9-49). */
export function FeatureList({ features, shown }: { features: readonly string[]; shown: number }) {
  if (features.length === 0) return null;
  const rest = features.slice(shown);
  return (
    <section aria-labelledby="features-title">
      <Fold id="features-title" anchor="features" title="Features">
        <Features list={features.slice(0, shown)} />
        {rest.length > 0 && (
          <details className={s.more} suppressHydrationWarning>
            <summary>All {features.length} features</summary>
            <Features list={rest} />
          </details>
        )}
      </Fold>
    </section>
  );
}

function Features({ list }: { list: readonly string[] }) {
  return (
    <ul className={s.features}>
      {list.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
