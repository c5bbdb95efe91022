import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';

/** A phone number to read and to call; what holds no whole number is only read. */
export function PhoneLink({ number }: { number: string }) {
  const href = phoneHref(number);
  const shown = formatPhone(number);
  return href ? <a href={href}>{shown}</a> : shown;
}
