import type { ClientBase } from 'pg';
import type { CodedAttribute } from './facet-attributes.service';

type Entry = { attribute: string; code: number; key: string; label: string };

/**
 * Codes of a group's facet values. Spellings that differ only in case or outer space share one
 * code and keep the first spelling (S5-11). Code 0 means "none". New values get the next free
 * code of their attribute and are written by `save`.
 */
export class FacetDictionary {
  readonly #codes = new Map<string, Map<string, number>>();
  #added: Entry[] = [];

  /** Reads the dictionary of the group in scope. */
  static async load(client: ClientBase): Promise<FacetDictionary> {
    const dictionary = new FacetDictionary();
    const { rows } = await client.query<Entry>('select attribute, code, key from facet_value');
    for (const { attribute, key, code } of rows) dictionary.#of(attribute).set(key, code);
    return dictionary;
  }

  codeOf(attribute: CodedAttribute, label: string | null): number {
    const key = label?.trim().toLowerCase() ?? '';
    if (label === null || key === '') return 0;
    const codes = this.#of(attribute);
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = codes.size + 1;
    codes.set(key, code);
    this.#added.push({ attribute, code, key, label: label.trim() });
    return code;
  }

  /** Writes what was added since the last call, within the caller's transaction. */
  async save(client: ClientBase, group: string): Promise<void> {
    await client.query(
      `insert into facet_value (group_slug, attribute, code, key, label)
       select $1, e.attribute, e.code, e.key, e.label
       from jsonb_to_recordset($2) as e (attribute text, code integer, key text, label text)`,
      [group, JSON.stringify(this.#added)],
    );
    this.#added = [];
  }

  #of(attribute: string): Map<string, number> {
    const codes = this.#codes.get(attribute) ?? new Map<string, number>();
    this.#codes.set(attribute, codes);
    return codes;
  }
}
