import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import type { Promo } from '@shared-kit/contracts/settings/search-settings.contract';
import * as s from './promo-card.module.css';

/** The dealer's own words between the cars; not a hit and not counted as one. */
export function PromoCard({ promo: { node } }: { promo: Promo }) {
  return (
    <aside className={s.card} aria-label={node.title}>
      {node.image && <Picture id={node.image} alt="" sizes="(width >= 75rem) 19rem, (width >= 48rem) 45vw, 92vw" />}
      <div className={s.words}>
        <h2 className={s.title}>{node.title}</h2>
        {node.text && <p className={s.text}>{node.text}</p>}
        <LinkButton to={node.href} variant="primary">
          {node.label}
        </LinkButton>
      </div>
    </aside>
  );
}
