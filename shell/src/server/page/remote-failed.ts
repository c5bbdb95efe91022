type What = {
  /** As the fault is reported: its data is late, or something threw or waits in vain where it is drawn. */
  kind: 'late' | 'render';
  /** Whether it kept the page waiting for something that nobody is asked for: each page by it would cost the same time. */
  keepsWaiting: boolean;
  /** Whose it is, where that is known. */
  remotes?: readonly string[];
  /** React's list of the components that waited, otherwise: a remote's stand in it by its name (`named-module.ts`). */
  components?: string | null | undefined;
};

/** Why a page is rendered again without a remote, or by the version before: by it something would be missing. */
export class RemoteFailed extends Error {
  override readonly name = 'RemoteFailed';
  readonly kind: What['kind'];
  readonly keepsWaiting: boolean;
  readonly remotes: readonly string[];

  constructor({ kind, keepsWaiting, remotes = [], components }: What) {
    super(keepsWaiting ? 'It waits for something that does not come' : 'It failed to ask for its data');
    this.kind = kind;
    this.keepsWaiting = keepsWaiting;
    this.remotes = remotes;
    this.stack = `${this.message}${components ?? ''}`;
  }
}
