/** Something about accounts that must not be, in words for the person who asked for it. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
  /** The field of what was sent. */
  readonly field: string;

  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}
