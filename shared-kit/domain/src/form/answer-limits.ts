/** The longest answers in UTF-16 code units, as fields of pages stop at them and the API refuses what is longer. */
export const NAME_LENGTH = 80;
/** RFC 5321: a path of 256 with its angle brackets. */
export const EMAIL_LENGTH = 254;
export const MESSAGE_LENGTH = 4000;
/** Of a form's own question that says no other. */
export const ANSWER_LENGTH = 200;
/** Of a figure or a postcode that an address may say: longer is none, and is not repeated in a page. */
export const FIGURE_LENGTH = 20;
/** What a shopper notes about a saved car. */
export const CAR_NOTE_LENGTH = 500;

/** The sentence beside a field with a longer answer. */
export function tooLong(maxLength: number): string {
  return `Use at most ${maxLength} characters`;
}
