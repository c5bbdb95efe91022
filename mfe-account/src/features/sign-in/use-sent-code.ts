import { useEffect } from 'react';
import type { RefObject } from 'react';

type Otp = Credential & { code?: string };

/** Where the browser reads the message itself (WebOTP), and its owner allows it, the code is entered and sent for them. */
export function useSentCode(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const leaving = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials.get(asked).then(
      (found) => {
        const { current: input } = field;
        const { code } = (found ?? {}) as Otp;
        if (!input || !code) return;
        input.value = code;
        input.form?.requestSubmit();
      },
      // Refused, or the page was left: the code is typed.
      () => {},
    );
    return () => leaving.abort();
  }, [field]);
}
