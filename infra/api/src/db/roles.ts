/** Migrates and owns; no superuser, so row level security (FORCED) holds for it too. */
export const OWNER_ROLE = 'dealer_owner';
/** Serves requests. */
export const APP_ROLE = 'dealer_app';
/** Of an embedded server; an outside one is named in DATABASE_URL. */
export const DATABASE = 'dealer';
