import { shellOfferSchema } from '@shared-kit/contracts/release/shell-offer.contract';
import type { ShellOffer } from '@shared-kit/contracts/release/shell-offer.contract';
import { z } from 'zod';

/** A shell looks once a second: one that missed five looks is gone. */
const LIVE_MS = 5000;
/** More than anybody runs; what is asked from elsewhere with made-up names ends there. */
const MAX_SHELLS = 500;

export const liveShellSchema = z.object({
  /** Host and process. */
  shell: z.string(),
  /** Of the snapshot that it resolves versions from; 0 before its first. */
  revision: z.number().int(),
  /** Remotes of that snapshot that it cannot read and leaves out. */
  leftOut: z.array(z.string()),
  /** What remotes may count on there; left out by a shell of an older release. */
  offer: shellOfferSchema.exactOptional(),
});
export type LiveShell = z.infer<typeof liveShellSchema>;

/** What a shell says of itself with each look at the registry. */
const headersSchema = z.object({
  'x-shell': z.string().regex(/^[\w.:/-]{1,120}$/),
  'x-release-revision': z.coerce.number().int().nonnegative(),
  'x-left-out': z
    .string()
    .max(2000)
    .default('')
    .transform((names) => names.split(' ').filter(Boolean)),
  // One that cannot be read is none: the shell is there all the same.
  'x-shell-offer': z.string().max(8000).transform(readOffer).optional().catch(undefined),
});

function readOffer(json: string): ShellOffer | undefined {
  try {
    return shellOfferSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The shells that follow this registry, and how far each has come. */
export class LiveShells {
  readonly #shells = new Map<string, LiveShell & { seenAtMs: number }>();

  /** @param headers of a request for the snapshot; one that names no shell is nobody's. */
  note(headers: unknown, nowMs: number): void {
    const said = headersSchema.safeParse(headers);
    if (!said.success) return;
    const { 'x-shell': shell, 'x-release-revision': revision, 'x-left-out': leftOut } = said.data;
    const { 'x-shell-offer': offer } = said.data;
    if (!this.#shells.has(shell) && this.list(nowMs).length >= MAX_SHELLS) return;
    this.#shells.set(shell, { shell, revision, leftOut, ...(offer && { offer }), seenAtMs: nowMs });
  }

  list(nowMs: number): LiveShell[] {
    for (const [name, { seenAtMs }] of this.#shells) if (nowMs - seenAtMs > LIVE_MS) this.#shells.delete(name);
    return [...this.#shells.values()].map(({ seenAtMs: _, ...shell }) => shell);
  }
}
