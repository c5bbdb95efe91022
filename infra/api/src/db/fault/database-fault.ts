/** Why the database does not do what it is asked, as `database_faults_total{kind}` names it. */
export type DatabaseFault = 'disk-full' | 'read-only' | 'no-connection' | 'unreachable' | 'too-slow';

/** PostgreSQL's codes for what is no mistake of a request and may be over in a moment, and those of a connection that fails. */
const BY_CODE: Readonly<Record<string, DatabaseFault>> = {
  '53100': 'disk-full',
  // Out of memory, and out of what the kernel shares: no room either.
  '53200': 'disk-full',
  '53300': 'no-connection',
  '53400': 'no-connection',
  '25006': 'read-only',
  '55P03': 'too-slow',
  '57014': 'too-slow',
  // A transaction that was left open for too long, as a server that stops answering leaves it.
  '25P03': 'too-slow',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '58030': 'disk-full',
  ENOSPC: 'disk-full',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** What pg says without a code. */
const BY_WORDS: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^timeout exceeded when trying to connect/i, 'no-connection'],
  [/^Query read timeout/i, 'too-slow'],
  [/^Connection terminated/i, 'unreachable'],
  [/^Client (was closed|has encountered a connection error)/i, 'unreachable'],
];

/** The fault of the database that an error comes from, however deep it is wrapped; null where it is something else. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 08: the connection itself.
  const known =
    BY_CODE[code] ??
    (code.startsWith('08') ? 'unreachable' : BY_WORDS.find(([words]) => words.test(error.message))?.[1]);
  return known ?? databaseFault(error.cause);
}
