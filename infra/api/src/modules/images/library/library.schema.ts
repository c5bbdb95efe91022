import { customType, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that a site's editors brought along, as the platform made them anew. */
export const libraryPictures = pgTable(
  'library_picture',
  {
    siteSlug: text('site_slug').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    focusX: smallint('focus_x').notNull(),
    focusY: smallint('focus_y').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    image: bytes('image').notNull(),
    thumbnail: bytes('thumbnail').notNull(),
    author: text('author').notNull(),
    authorId: text('author_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.id] })],
);
