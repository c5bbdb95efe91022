/** One mailbox, one spelling: case and what stands behind a plus sign lead to the same one. */
export function mailbox(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
