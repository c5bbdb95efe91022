import { doneActSchema } from '@shared-kit/contracts/account/account.contract';
import type { DoneAct } from '@shared-kit/contracts/account/account.contract';
import { doneMark, isDoneMark } from './done-mark';

type Signer = { secret: string; site: string };

/** What the next page's address says of an act that its shopper has just done: `done={act}.{mark}`. */
export function doneQuery(signer: Signer, act: DoneAct): string {
  return `done=${act}.${doneMark({ ...signer, act })}`;
}

/** Which act an address says was just done, where we said so ourselves some minutes ago at most. */
export function actJustDone(signer: Signer, done: string): DoneAct | null {
  const end = done.indexOf('.');
  const { data: act } = doneActSchema.safeParse(done.slice(0, end));
  return act && isDoneMark({ ...signer, act }, done.slice(end + 1)) ? act : null;
}
