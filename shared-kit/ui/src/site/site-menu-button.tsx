import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import * as s from './site-menu-button.module.css';

/** The menu's id: its buttons open and close it without a script. */
export const SITE_MENU_ID = 'site-menu';

/** On a narrow screen: opens the site's menu, or closes it. */
export function SiteMenuButton({ closes = false }: { closes?: boolean }) {
  const does = closes ? ({ popoverTargetAction: 'hide' } as const) : {};
  return (
    <button type="button" className={s.toggle} popoverTarget={SITE_MENU_ID} {...does}>
      {closes ? 'Close' : 'Menu'} {closes ? <X aria-hidden /> : <Menu aria-hidden />}
    </button>
  );
}
