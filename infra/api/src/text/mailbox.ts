/** Of one provider that delivers under two names, and to whom dots before the @ are nothing. */
const GMAIL = /^([^@]+)@(?:gmail|googlemail)\.com$/;

/**
 * One mailbox, one spelling: case, what stands behind a plus sign, and the dots and the second name of the world's
 * largest provider lead to the same one. Without them one inbox counts as thousands.
 */
export function mailbox(email: string): string {
  const plain = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
  const [, local] = GMAIL.exec(plain) ?? [];
  return local === undefined ? plain : `${local.replaceAll('.', '')}@gmail.com`;
}
