import { useFormResult } from '@shared-kit/runtime/form-result';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { codeSentApi } from '../../api/code-sent.api';
import { isCodeStep, stepLink } from './sign-in-target';
import type { SignInTarget } from './sign-in-target';
import { isUsedUp } from './use-step';

type Step = 'phone' | 'code';

/**
 * Which step of the sign-in is shown. The second one of an address is shown where this browser has a code that works: the
 * server tells how the number ends that it went to. Where there is none, `isLost`, the first step begins again.
 */
export function useSteps(target: SignInTarget) {
  const { isSecond, refused, ends, ...sent } = useSecondStep();
  const [phone, setPhone] = useState('');
  const [goneTo, setGoneTo] = useState<Step | null>(null);
  // Of the last try: null before there is one, then the server knows.
  const [isSpent, setIsSpent] = useState(refused && isUsedUp(refused.problem));
  const isLost = isSecond && ends === null;

  function goTo(next: Step) {
    setGoneTo(next);
    // Phones drop a page while its owner reads the message: loaded again, it is where they were.
    history.replaceState(history.state, '', stepLink(target, next) + location.hash);
  }

  return {
    phone,
    ends: ends ?? '',
    isAgain: sent.again,
    isSpent: isSpent ?? sent.used_up,
    setIsSpent,
    isLost: goneTo === null && isLost,
    step: goneTo ?? (isSecond && !isLost ? 'code' : 'phone'),
    toPhone: () => goTo('phone'),
    toCode: (sentTo: string) => {
      setPhone(sentTo);
      setIsSpent(false);
      goTo('code');
    },
  };
}

/** Until the server has told of the code that this browser asked for. */
const UNKNOWN = { ends: undefined, again: false, used_up: false };

/** Whether the address, or a refused code, is of the second step; of its code what the server tells. */
function useSecondStep() {
  const [query] = useSearchParams();
  const refused = useFormResult('sign-in-verify');
  const isSecond = isCodeStep(query) || refused !== null;
  const { data = UNKNOWN } = codeSentApi.endpoints.getCodeSent.useQuery(undefined, { skip: !isSecond });
  return { isSecond, refused, ...data };
}
