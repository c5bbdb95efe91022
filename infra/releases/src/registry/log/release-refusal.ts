/** A release command that must not be carried out, in words for the person who gave it. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
}
