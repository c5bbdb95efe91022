import type { ClientBase } from 'pg';

/**
 * Counts the words of a group's stock anew, for prefixes and misspellings. Only words of
 * letters: a stock number or "i30" is never corrected into another one.
 */
export async function rebuildWords(client: ClientBase, group: string): Promise<void> {
  const rows = `select words from vehicle_facet where group_slug = ${client.escapeLiteral(group)}`;
  await client.query('delete from stock_word where group_slug = $1', [group]);
  await client.query(
    `insert into stock_word (group_slug, word, cars)
     select $1, word, ndoc from ts_stat($2) where word ~ '^[a-z]{3,}$'`,
    [group, rows],
  );
}
