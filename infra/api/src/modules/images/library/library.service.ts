import { isOwnPicture } from '@shared-kit/domain/content/content-pictures';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { directoryImageSource } from '../image-source.adapter';
import { withSilhouettes } from '../silhouettes.adapter';
import { libraryRepository } from './library.repository';
import type { Described, LibraryPicture } from './library.repository';
import { PictureRefused } from './make-picture';
import type { PictureMaker } from './make-picture';

export { MAX_UPLOAD_BYTES, openPictureMaker, PictureRefused } from './make-picture';
export type { LibraryPicture } from './library.repository';
export type { PictureMaker } from './make-picture';

/** What one site keeps: about 400 MB at most. */
const MAX_PICTURES = 1_000;

type Brought = Described & {
  site: string;
  /** As the file was called. */
  name: string;
  file: Buffer;
  by: { name: string; id: string | null };
};

/** The pictures of a site, newest first. */
export async function listPictures(ownerDb: Db, site: string): Promise<LibraryPicture[]> {
  return withOperatorScope(ownerDb, (tx) => libraryRepository(tx, site).list());
}

/**
 * Takes a picture into the library of a site, made anew.
 *
 * @returns its id. The same picture brought again has the same one, and is described anew.
 * @throws {PictureRefused} for a file that cannot be kept, and where the library is full.
 */
export async function takePicture(
  ownerDb: Db,
  maker: PictureMaker,
  { site, name, file, alt, focus, by }: Brought,
): Promise<string> {
  const made = await maker.make(file);
  await withOperatorScope(ownerDb, async (tx) => {
    const library = libraryRepository(tx, site);
    const isNew = !(await library.listKnown([made.id])).has(made.id);
    if (isNew && (await library.count()) >= MAX_PICTURES)
      throw new PictureRefused(`The library of ${site} has ${MAX_PICTURES} pictures, which is all it takes.`);
    await library.put({
      ...{ ...made, image: Buffer.from(made.image), thumbnail: Buffer.from(made.thumbnail) },
      ...{ siteSlug: site, name, alt, focusX: focus.x, focusY: focus.y },
      ...{ author: by.name, authorId: by.id },
    });
  });
  return made.id;
}

/** Says anew what a picture shows and what of it has to be seen. @returns whether the site has it. */
export async function describePicture(ownerDb: Db, site: string, id: string, said: Described): Promise<boolean> {
  return withOperatorScope(ownerDb, (tx) => libraryRepository(tx, site).describe(id, said));
}

/** A picture of a site as it is listed, small; null where the site has none of this id. */
export async function findThumbnail(ownerDb: Db, site: string, id: string): Promise<Buffer | null> {
  return withOperatorScope(ownerDb, (tx) => libraryRepository(tx, site).findBytes(id, 'thumbnail'));
}

/** Whether the platform's own pictures have one of this id. */
export type HasPicture = (id: string) => Promise<boolean>;

/** Looks pictures up in a folder of them, beside the silhouettes that stand for vehicles without photos. */
export function pictureLookup(directory: string): HasPicture {
  const files = withSilhouettes(directoryImageSource(directory));
  return async (id) => (await files.find(id)) !== null;
}

/**
 * Which of some pictures a site does not have: neither in its library nor, where somebody can look there, among the
 * platform's own.
 */
export async function missingPictures<Asked extends { id: string }>(
  tx: Tx,
  site: string,
  asked: readonly Asked[],
  hasPicture: HasPicture = () => Promise.resolve(true),
): Promise<Asked[]> {
  const own = asked.filter(({ id }) => isOwnPicture(id)).map(({ id }) => id);
  const known = await libraryRepository(tx, site).listKnown(own);
  const there = await Promise.all(asked.map(async ({ id }) => (isOwnPicture(id) ? known.has(id) : hasPicture(id))));
  return asked.filter((_, index) => !there[index]);
}
