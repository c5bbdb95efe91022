/**
 * A number as people write it, the one reader of all that is typed, pasted, sent or stands in an address: "25,000",
 * "$25,000.50", " 25 000 ", "-5"; NaN for what is none. A comma or a space stands between thousands and nowhere else: who
 * writes "1,5" or "1.000,5" means another number than its digits. Digits only: what a program would take for a number ("1e308",
 * "0x10") nobody means, and no more of them than a field has room for.
 */
export function readAmount(text: string): number {
  const plain = text.replace('$', '').trim();
  return parseFloat(
    /^-?(\d{0,24}|\d{1,3}([,\s]\d{3}){1,7})(\.\d{0,24})?$/.test(plain) ? plain.replaceAll(/[,\s]/g, '') : '',
  );
}
