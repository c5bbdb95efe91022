import { sql } from 'drizzle-orm';
import { text, uuid } from 'drizzle-orm/pg-core';

/** The columns every row of a site begins with: its own id, in order of time, and whose it is. */
export const ofSite = () => ({
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
});

/** And those of what was made with a lead. */
export const ofLead = () => ({ ...ofSite(), leadId: uuid('lead_id').notNull() });
