import '@shared-kit/contracts/http/plain-issues';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { createHash } from 'node:crypto';
import type { PictureStamper } from '../../images/images.service';
import { simpleBody } from '../car/simplify.service';
import { buildCar } from '../car/build-car';
import type { Refusal } from '../car/build-car';
import type { Dealership, GroupPlaces } from '../car/group-places.repository';
import { feedCarSchema } from '../feed/feed-car.contract';
import { compileMapping } from '../mapping/compile-mapping';
import type { ForeignRow, MappedRow } from '../mapping/compile-mapping';
import type { PicturePicker } from '../car/library-pictures';
import type { Mapping } from '../mapping/mapping.schema';
import { stampPictures } from './stamp-pictures';

/** Grows when what is derived from a row changes, so that the next import touches every car. */
const DERIVATION_VERSION = 1;

export type ReadRow =
  { car: Car; hash: string; createdAtGiven: boolean; unread: MappedRow['unread'] } | { refusals: Refusal[] };

type ReaderContext = {
  mapping: Mapping | undefined;
  places: GroupPlaces;
  fallbackDealership: Dealership | undefined;
  pickPictures: PicturePicker | undefined;
  stampPicture: PictureStamper | undefined;
  now: Date;
};

/** Makes the function that turns one foreign row into a car of the group or into reasons to refuse it. */
export function rowReader({
  mapping,
  pickPictures,
  stampPicture,
  ...context
}: ReaderContext): (row: ForeignRow) => Promise<ReadRow> {
  const map = mapping ? compileMapping(mapping) : (row: ForeignRow): MappedRow => ({ values: row, unread: [] });
  return async (row) => {
    const { values, unread } = map(row);
    const parsed = feedCarSchema.safeParse(values);
    if (!parsed.success) {
      return {
        refusals: parsed.error.issues.slice(0, 5).map(({ path, message }) => ({
          field: path.join('.'),
          reason: message,
          value: shown(unread.find(({ field }) => field === path.join('.'))?.value ?? values[String(path[0])]),
        })),
      };
    }
    const feed = parsed.data;
    if (feed.images.length === 0 && pickPictures) {
      const body = simpleBody(feed.simple_body ?? feed.bodyconfiguration);
      feed.images = pickPictures({
        body,
        configuration: feed.bodyconfiguration,
        colour: feed.colour ?? null,
        seats: feed.seats ?? null,
      });
    }
    const built = buildCar(feed, context);
    if ('reason' in built) return { refusals: [built] };
    const car = stampPicture ? await stampPictures(built, stampPicture) : built;
    const createdAtGiven = feed.created_at !== undefined;
    return { car, hash: hashOf(car, createdAtGiven), createdAtGiven, unread };
  };
}

function hashOf(car: Car, createdAtGiven: boolean): string {
  const content = JSON.stringify({ ...car, created_at: createdAtGiven ? car.created_at : null });
  return createHash('md5').update(`${DERIVATION_VERSION}${content}`).digest('base64url');
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return firstCharacters(text, 200);
}
