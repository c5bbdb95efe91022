type Tag = { type: string; id?: string | number };

/** RTK Query's own note of which results a tag stands for: an invalidated tag fetches those again, and no others. */
export type Provided = { tags: Record<string, Record<string, string[]>>; keys: Record<string, Tag[]> };

/** The tags of some results, for whoever takes them over. */
export function providedBy(all: Provided | undefined, results: readonly string[]): Provided {
  const provided: Provided = { tags: {}, keys: {} };
  for (const result of results) {
    const tags = all?.keys[result];
    if (!tags) continue;
    provided.keys[result] = tags;
    for (const { type, id = '__internal_without_id' } of tags) {
      ((provided.tags[type] ??= {})[String(id)] ??= []).push(result);
    }
  }
  return provided;
}

/** Adds the tags of further results to those that are held. */
export function addProvided(held: Provided, { tags, keys }: Provided): void {
  Object.assign(held.keys, keys);
  for (const [type, ids] of Object.entries(tags)) {
    for (const [id, results] of Object.entries(ids)) ((held.tags[type] ??= {})[id] ??= []).push(...results);
  }
}
