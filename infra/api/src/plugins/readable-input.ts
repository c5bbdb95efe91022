/** Nothing that is sent to us has more levels than this; what reads it may call itself for each. */
const DEEPEST = 32;

/**
 * Whether all that a request brought can be stored and read again: PostgreSQL takes neither NUL nor half a surrogate
 * pair, and a schema that calls itself for each level of a hundred thousand ends its process.
 *
 * @param mendsText whether the first of these is seen to later.
 */
export function isReadable(brought: unknown, mendsText = false): boolean {
  const left: { value: unknown; depth: number }[] = [{ value: brought, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !mendsText && !isStorable(value)) return false;
    if (!isContainer(value)) continue;
    if (depth === DEEPEST) return false;
    for (const [name, inner] of Object.entries(value)) {
      left.push({ value: name, depth }, { value: inner, depth: depth + 1 });
    }
  }
  return true;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
