import { asProblem } from '@shared-kit/runtime/as-problem';
import { Button } from '@shared-kit/ui/form/button';
import { useEffect, useRef, useState } from 'react';
import { notificationsApi } from '../../../api/notifications.api';
import { useAccountDispatch } from '../../../saving/use-account-dispatch';
import { subscribeHere } from './subscribe-here';

const DENIED =
  "This browser keeps this site's notifications away. Allow them in the browser's settings for this site, then try again.";
const CLOSED = 'Nothing was changed: the browser was not told to allow it.';
const FAILED = 'This browser could not be reached by notifications. Please try again in a moment, or use emails.';
const ON = 'From now on this browser tells you.';

/** The press by which a browser asks its owner, and tells them from then on. */
export function NotifyHere({ publicKey }: { publicKey: string }) {
  const { busy, said, isOn, press } = useNotifyHere(publicKey);
  const status = useRef<HTMLParagraphElement>(null);
  // The button has gone, and what it did stands here.
  useEffect(() => {
    if (isOn) status.current?.focus();
  }, [isOn]);
  return (
    <>
      {!isOn && (
        <Button size="s" busy={busy} onClick={() => void press()}>
          Notify me in this browser
        </Button>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
    </>
  );
}

function useNotifyHere(publicKey: string) {
  const dispatch = useAccountDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [isOn, setIsOn] = useState(false);

  async function subscribed(): Promise<string> {
    const here = await subscribeHere(publicKey);
    if (typeof here === 'string') return here === 'denied' ? DENIED : CLOSED;
    const { error } = await dispatch(notificationsApi.endpoints.notifyHere.initiate(here));
    if (error) return asProblem(error)?.fieldErrors?.['endpoint']?.[0] ?? FAILED;
    const anew = { subscribe: false, forceRefetch: true } as const;
    await dispatch(notificationsApi.endpoints.getMyNotifications.initiate(undefined, anew));
    return ON;
  }

  async function press() {
    if (busy) return;
    setBusy(true);
    setSaid('');
    const sentence = await subscribed().catch(() => FAILED);
    setBusy(false);
    setSaid(sentence);
    setIsOn(sentence === ON);
  }

  return { busy, said, isOn, press };
}
