import { signedInSchema } from '@shared-kit/contracts/operator/operators.contract';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { may } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import { createContext, use } from 'react';

/** Who opened the page. What they may not do is not offered; the server refuses it in any case. */
export const SignedInContext = createContext<SignedIn>({ name: '', role: 'dealer', remotes: [] });

/** As the server wrote it into the page. */
export function readSignedIn(root: HTMLElement): SignedIn {
  return signedInSchema.parse(JSON.parse(root.dataset['operator'] ?? '{}'));
}

/** Asks whether whoever opened the page may do something, to this remote where it is done to one. */
export function useMay(): (act: OperatorAct, remote?: string) => boolean {
  const operator = use(SignedInContext);
  return (act, remote) => may(operator, act, remote);
}
