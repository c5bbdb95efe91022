import type { SearchScope } from '@shared-kit/contracts/search/search.contract';
import { makePath } from '@shared-kit/domain/search/search-path';

export type Crumb = { label: string; href?: string };

/** Home, the make above a model, the page itself. */
export function trailOf({ kind, label, filters }: SearchScope): Crumb[] {
  const home = { label: 'Home', href: '/' };
  const [make, model] = [filters.make?.[0], filters.model?.[0]];
  return kind === 'model' && make !== undefined && model !== undefined
    ? [home, { label: make, href: makePath(make) }, { label: model }]
    : [home, { label }];
}
