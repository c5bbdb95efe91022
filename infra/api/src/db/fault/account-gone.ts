/**
 * Whether something was to be stored for a shopper whose account has just been deleted: every table of theirs refers to the
 * account by site and phone, so that nothing outlives it. However deep the error is wrapped.
 */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // 23503: foreign_key_violation.
  const isOfAccount = code === '23503' && String(constraint).endsWith('_site_slug_phone_fkey');
  return isOfAccount || isAccountGone(error.cause);
}
