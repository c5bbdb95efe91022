import type { SiteSaved } from '@shared-kit/contracts/operator/site-desk.contract';

/** Links that were saved and that shoppers do not see all the same: each with where it is written. */
export function UnseenLinks({ links }: { links: SiteSaved['warnings'] }) {
  if (links.length === 0) return null;
  return (
    <div role="status">
      <p>Shoppers see it now, but not these links:</p>
      <ul>
        {links.map(({ where, text }) => (
          <li key={where}>
            {placeWords(where)} {text}.
          </li>
        ))}
      </ul>
    </div>
  );
}

const PLACES: Readonly<Record<string, string>> = {
  header_menu: 'Menu entry',
  footer_menu: 'Footer link',
  home: 'Part of the home page',
};

/** "header_menu.1.href" as "Menu entry 2". */
function placeWords(where: string): string {
  const [list = '', at = ''] = where.split('.');
  const name = PLACES[list];
  return name === undefined ? 'The announcement' : `${name} ${Number(at) + 1}`;
}
