import { LinkButton } from '@shared-kit/ui/link-button';
import type { ShownPlace } from '../../api/shown-place';

/** Leads to the dealership's own website, which is another site than this one. */
export function VisitWebsite({ website: { name, url } }: { website: NonNullable<ShownPlace['website']> }) {
  return (
    <LinkButton to={url} variant="quiet" target="_blank" rel="noopener">
      Visit Website
      <span className="visually-hidden">{` of ${name} (opens in a new tab)`}</span>
    </LinkButton>
  );
}
