/** A release command that must not be carried out, in words for the person who gave it. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
  /** What was asked for that it is about, where that is one thing of several. */
  readonly field: string | undefined;

  constructor(words: string, field?: string) {
    super(words);
    this.field = field;
  }
}
