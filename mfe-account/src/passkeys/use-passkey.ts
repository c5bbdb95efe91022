import { asProblem } from '@shared-kit/runtime/as-problem';
import { useState } from 'react';

type Answered = { error?: Parameters<typeof asProblem>[0] };

/** One try at a time with what a browser asks its owner; what came of it in words for them. */
export function usePasskey(run: () => Promise<Answered>) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function press() {
    if (busy) return;
    setBusy(true);
    setSaid('');
    const sentence = await run().then(
      ({ error }) => (error === undefined ? '' : sentenceOf(error)),
      (thrown: unknown) => refusalOf(thrown),
    );
    setBusy(false);
    setSaid(sentence);
  }

  return { busy, said, press };
}

/** What the site says of it, else that it did not answer. */
function sentenceOf(error: Answered['error']): string {
  const problem = asProblem(error);
  if (problem?.code === 'rate_limited') return 'That was a lot of tries. Please wait a minute.';
  return problem?.fieldErrors?.['passkey']?.[0] ?? 'It did not work. Please try again in a moment, or use a code.';
}

/** What browsers say by the name of an error (WebAuthn level 3, section 5.1). */
function refusalOf(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey of yours for this site already.';
  if (name === 'NotAllowedError')
    return 'No passkey was used: it was cancelled, took too long, or this device has none.';
  return 'This browser cannot use a passkey here.';
}
