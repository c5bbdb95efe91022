import * as s from './details.module.css';

/** The first features, then all (S9-49). */
export function FeatureList({ features, shown }: { features: readonly string[]; shown: number }) {
  if (features.length === 0) return null;
  const rest = features.slice(shown);
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title">Features</h2>
      <Features list={features.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={s.more}>
          <summary>All {features.length} features</summary>
          <Features list={rest} />
        </details>
      )}
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
