/** The menu's id: its buttons open and close it without a script. */
export const SITE_MENU_ID = 'site-menu';
