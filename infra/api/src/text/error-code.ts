import { withinLength } from '@shared-kit/domain/text/within-length';

/** Longer is no code. */
const MAX_LENGTH = 60;

type Failure = { responseCode?: unknown; code?: unknown; name?: unknown; cause?: unknown };

/**
 * Why a delivery failed, for people who look at it: SMTP's own number or an HTTP status where the other side answered,
 * else the system's word (ECONNREFUSED), which fetch keeps in the cause, else the kind of error (TimeoutError). Never
 * its sentence, which may repeat an address.
 */
export function errorCode(error: unknown): string {
  const { responseCode, code, name, cause } = Object(error) as Failure;
  // An old-fashioned DOMException has a number as its code, which tells nobody anything.
  const [word = 'unknown'] = [responseCode, textOf(code), textOf((Object(cause) as Failure).code), textOf(name)].filter(
    Boolean,
  );
  return withinLength(String(word), MAX_LENGTH);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
