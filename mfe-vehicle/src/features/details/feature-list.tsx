import { Fold } from '@shared-kit/ui/overlay/fold';
import * as s from './details.module.css';

type FeatureListProps = {
  /** What it is a list of, which an address names it by. */
  id: string;
  title: string;
  features: readonly string[];
  /** How many are there at once. */
  shown: number;
};

/** The first features, then all (S9-49). */
export function FeatureList({ id, title, features, shown }: FeatureListProps) {
  if (features.length === 0) return null;
  const rest = features.slice(shown);
  return (
    <section aria-labelledby={`${id}-title`}>
      <Fold id={`${id}-title`} anchor={id} title={title}>
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
