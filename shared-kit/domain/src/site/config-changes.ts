export type ConfigChange = { path: string; before: unknown; after: unknown };

/** What differs between two configurations, value by value. A list that changed is one change. */
export function findConfigChanges(before: unknown, after: unknown, path: readonly string[] = []): ConfigChange[] {
  if (isPlain(before) && isPlain(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => findConfigChanges(before[key], after[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path: path.join('.'), before, after }];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
