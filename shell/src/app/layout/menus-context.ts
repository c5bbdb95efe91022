import { createContext, useContext } from 'react';
import type { Menus } from '../page-payload';

export const MenusContext = createContext<Menus>({ header: [], footer: [] });

/** Header and footer entries of the site, its own and those its remotes offer. */
export function useMenus(): Menus {
  return useContext(MenusContext);
}
