import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { SITE_MENU_ID } from './site-menu-id';
import * as s from './site-menu-button.module.css';

/** On a narrow screen: opens the site's menu, or closes it. */
export function SiteMenuButton({ closes = false }: { closes?: boolean }) {
  const does = closes ? ({ popoverTargetAction: 'hide' } as const) : {};
  return (
    <button type="button" className={s.toggle} popoverTarget={SITE_MENU_ID} {...does}>
      {closes ? 'Close' : 'Menu'} {closes ? <X aria-hidden /> : <Menu aria-hidden />}
    </button>
  );
}
