import { SELL_PATH, SERVICE_PATH } from '@shared-kit/domain/form/form-path';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { useMenus } from '../../layout/menus-context';

/**
 * Above the search of a home page: to buy, which the search is for, and what else of it the site's menu has. Styled in
 * `hero-css.ts`, as only some templates have it.
 */
export function Ways() {
  const { header } = useMenus();
  const all = header.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const has = (path: string) => all.some(({ href }) => href === path);
  const others = [
    { label: 'Sell', href: SELL_PATH },
    { label: 'Service', href: SERVICE_PATH },
  ].filter(({ href }) => has(href));
  if (others.length === 0) return null;
  return (
    <nav data-ways="" aria-label="What you came for">
      <a href={ALL_STOCK} aria-current="true">
        Buy
      </a>
      {others.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
