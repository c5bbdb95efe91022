import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { libraryPictures } from './library.schema';

/** A picture as it is listed: what is said of it, without its bytes. `focus` in percent from the left and the top. */
export type LibraryPicture = {
  id: string;
  name: string;
  alt: string;
  focus: { x: number; y: number };
  /** In pixels. */
  width: number;
  height: number;
  by: string;
  at: Date;
};
export type NewPicture = typeof libraryPictures.$inferInsert;
/** What may be said anew of a picture that is there. */
export type Described = Pick<LibraryPicture, 'alt' | 'focus'>;

const { siteSlug, id, image, thumbnail } = libraryPictures;
const of = (site: string, picture: string) => and(eq(siteSlug, site), eq(id, picture));

/** Statements over the pictures of one site. Reading works in any scope that has the site; writing needs the owner. */
export function libraryRepository(tx: Tx, site: string) {
  return {
    /** Newest first. */
    async list(): Promise<LibraryPicture[]> {
      const { image: _image, thumbnail: _thumbnail, ...listed } = libraryPictures;
      const rows = await tx
        .select({
          ...{ id: listed.id, name: listed.name, alt: listed.alt, focusX: listed.focusX, focusY: listed.focusY },
          ...{ width: listed.width, height: listed.height, by: listed.author, at: listed.createdAt },
        })
        .from(libraryPictures)
        .where(eq(siteSlug, site))
        .orderBy(desc(listed.createdAt), desc(id));
      return rows.map(({ focusX, focusY, ...row }) => ({ ...row, focus: { x: focusX, y: focusY } }));
    },

    async count(): Promise<number> {
      const [row] = await tx.select({ all: count() }).from(libraryPictures).where(eq(siteSlug, site));
      return row?.all ?? 0;
    },

    /** Which of these ids the site has. */
    async listKnown(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await tx
        .select({ id })
        .from(libraryPictures)
        .where(and(eq(siteSlug, site), inArray(id, [...ids])));
      return new Set(rows.map((row) => row.id));
    },

    async findBytes(picture: string, which: 'image' | 'thumbnail'): Promise<Buffer | null> {
      const column = which === 'image' ? image : thumbnail;
      const [row] = await tx.select({ bytes: column }).from(libraryPictures).where(of(site, picture));
      return row?.bytes ?? null;
    },

    /** The same picture brought again is said of anew: it is there once. */
    async put(row: NewPicture): Promise<void> {
      const { alt, focusX, focusY } = row;
      await tx
        .insert(libraryPictures)
        .values(row)
        .onConflictDoUpdate({ target: [siteSlug, id], set: { alt, focusX, focusY } });
    },

    /** @returns whether there is such a picture. */
    async describe(picture: string, { alt, focus }: Described): Promise<boolean> {
      const rows = await tx
        .update(libraryPictures)
        .set({ alt, focusX: focus.x, focusY: focus.y })
        .where(of(site, picture))
        .returning({ id });
      return rows.length > 0;
    },
  };
}
