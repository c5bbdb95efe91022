/** Why a body that is larger than its route takes was not read: what it holds too much of, and how much it may be in bytes. */
export function tooLarge(what: string, bytes: number | undefined): string {
  return `${what}: at most ${Math.floor((bytes ?? 0) / 1024)} KB of text together.`;
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}
