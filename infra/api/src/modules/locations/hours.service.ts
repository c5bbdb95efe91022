import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { HoursDetail, WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { hoursFaults } from '@shared-kit/domain/place/hours-faults';
import type { HoursFaults } from '@shared-kit/domain/place/hours-faults';
import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../db/db';
import { noteAct } from '../../db/note-act';
import { withScope } from '../../db/scope';
import { hoursIn, hoursRepository } from './hours/hours.repository';
import type { HoursWriter } from './hours/hours.repository';

/** There is no such place or version. */
export class HoursMissing extends Error {
  override readonly name = 'HoursMissing';
}

/** Hours that would mislead. Nothing was done. */
export class HoursRefused extends Error {
  override readonly name = 'HoursRefused';
  readonly faults: HoursFaults;

  constructor(faults: HoursFaults) {
    super('Nothing was saved: some of these hours cannot be right.');
    this.faults = faults;
  }
}

/** Somebody saved them since they were read. Nothing was done. */
export class HoursMovedOn extends Error {
  override readonly name = 'HoursMovedOn';
  readonly newest: number;
  readonly by: string;

  constructor(place: string, newest: number, by: string) {
    super(`${by || "The group's file"} saved version ${newest} of the hours of ${place} meanwhile. Nothing was done.`);
    this.newest = newest;
    this.by = by;
  }
}

type Asked = { group: string; location: string };

/** Of each place of a group whose hours staff wrote: the newest version, by its slug. */
export async function hoursVersions(ownerDb: Db, group: string): Promise<Map<string, number>> {
  const rows = await withScope(ownerDb, { group }, (tx) => hoursRepository(tx, group).newest());
  return new Map(rows.map(({ locationSlug, version }) => [locationSlug, version]));
}

/**
 * The hours of a place, and who wrote them when. Version 0 is what the group's file says.
 *
 * @throws {HoursMissing}
 */
export async function readHours(
  ownerDb: Db,
  { group, location, version }: Asked & { version?: number | undefined },
): Promise<HoursDetail> {
  return withScope(ownerDb, { group }, async (tx) => {
    const { place, versions } = await standing(tx, group, location);
    const newest = versions[0]?.version ?? 0;
    const asked = version ?? newest;
    const hours =
      asked === 0 ? (versions.at(-1)?.filed ?? hoursIn(place)) : versions.find((known) => known.version === asked)?.doc;
    if (!hours) throw new HoursMissing(`There is no version ${asked} of the hours of ${location}`);
    return {
      ...{ location, name: place.name, newest, hours },
      versions: versions.map((known) => ({
        ...{ version: known.version, by: known.author, at: known.createdAt.toISOString() },
      })),
    };
  });
}

/**
 * Keeps the hours of a place and shows them from now on; the audit says who. The same again changes nothing.
 *
 * @throws {HoursRefused} naming every wrong field.
 * @throws {HoursMovedOn} when there is a newer version than `base`.
 * @throws {HoursMissing} where there is no such place.
 */
export async function saveHours(
  ownerDb: Db,
  { group, location, base, hours, by }: Asked & { base: number; hours: WrittenHours; by: HoursWriter },
): Promise<number> {
  const faults = hoursFaults(hours);
  if (Object.keys(faults).length > 0) throw new HoursRefused(faults);
  return withScope(ownerDb, { group }, async (tx) => {
    const { place, versions } = await standing(tx, group, location);
    const [newest] = versions;
    if (newest && newest.version !== base) throw new HoursMovedOn(location, newest.version, newest.author);
    if (!newest && base !== 0) throw new HoursMissing(`There is no version ${base} of the hours of ${location}`);
    const stands = hoursIn(place);
    if (isDeepStrictEqual(stands, hours)) return base;
    const repository = hoursRepository(tx, group);
    const version = base + 1;
    await noteAct(tx, {
      ...{ area: 'sites', actor: by.name, actorId: by.id },
      ...{ kind: 'changed hours', subject: location, detail: { version } },
    });
    await repository.append({ slug: location, version, hours, filed: newest?.filed ?? stands, by });
    await repository.put(place, hours);
    return version;
  });
}

async function standing(tx: Tx, group: string, slug: string) {
  const repository = hoursRepository(tx, group);
  const place: Location | null = await repository.lockPlace(slug);
  if (!place) throw new HoursMissing(`There is no location ${slug}`);
  return { place, versions: await repository.versionsOf(slug) };
}
