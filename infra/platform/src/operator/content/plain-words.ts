/** What a schema says of a value in words of its own, by how it begins, and how staff are told it. */
const PLAIN_WORDS: readonly (readonly [begins: RegExp, words: string])[] = [
  [/^Too small: expected string.*$/, 'Fill this in.'],
  [/^Too small: expected array.*$/, 'Add at least one.'],
  [/^Too big: expected string to have <=(\d+) characters$/, 'This is too long: at most $1 characters.'],
  [/^Too big: expected array to have <=(\d+) items$/, 'These are too many: at most $1.'],
  [/^Invalid ISO datetime.*$/, 'Write a date and a time.'],
  [/^Invalid input: expected \w+, received (?:undefined|null)$/, 'Fill this in.'],
  [/^Invalid string: must match pattern.*$/, 'This is not written as it has to be.'],
];

/** A fault of a field without the words of programs; those that were written for people stay. */
export function plainly(message: string): string {
  const [begins, words] = PLAIN_WORDS.find(([known]) => known.test(message)) ?? [];
  return begins && words !== undefined ? message.replace(begins, words) : message;
}

/** Why a body that is larger than its route takes was not read: what it holds too much of, and how much it may be in bytes. */
export function tooLarge(what: string, bytes: number | undefined): string {
  return `${what}: at most ${Math.floor((bytes ?? 0) / 1024)} KB of text together.`;
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}
