import { signedInKey } from '@shared-kit/domain/form/signed-in-key';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { useEffect, useState } from 'react';
import { leadsApi } from '../api/leads.api';
import { forgetDetails, keptDetails } from './remembered-details';
import * as s from './lead-form.module.css';
import { keptFailure } from './stored-failure';

/** What only the browser knows of a form: that its last try failed (S4-40), and who asks. */
export function RememberDetails({ prefix }: { prefix: string }) {
  const { slug } = useSite();
  // As the form was opened: a failure from now on is the form's own to say.
  const [failed] = useState(() => keptFailure(slug, prefix));
  return (
    <>
      {failed && (
        <p role="status" className={s.remembered}>
          <strong>{failed}</strong> last time, and it was not sent. Please try again.
        </p>
      )}
      <Details prefix={prefix} />
      {isSignedInHere(slug) && <OwnPhone prefix={prefix} />}
    </>
  );
}

/**
 * Offers to remember who asks, unticked; where they are remembered, fills them in and shows how to forget them
 * . Without JavaScript there is nothing to offer.
 */
function Details({ prefix }: { prefix: string }) {
  const { slug } = useSite();
  const isRemembered = keptDetails(slug) !== null;
  const [forgotten, setForgotten] = useState(false);

  useEffect(() => {
    for (const [name, value] of Object.entries(keptDetails(slug) ?? {})) fillIn(prefix + name, value);
  }, [slug, prefix]);

  if (!isRemembered || forgotten)
    return (
      <Checkbox name="_remember" id={`${prefix}remember`} label="Remember my details on this device for 90 days" />
    );
  return (
    <p className={s.remembered}>
      Filled in with the details remembered on this device.{' '}
      <Button
        variant="quiet"
        onClick={() => {
          forgetDetails(slug);
          setForgotten(true);
        }}
      >
        Forget my details
      </Button>
    </p>
  );
}

/** Who is signed in has said, and proved, which number is theirs. It comes after what they had remembered. */
function OwnPhone({ prefix }: { prefix: string }) {
  const phone = leadsApi.endpoints.getSession.useQuery().data?.user?.phone;
  useEffect(() => {
    if (phone) fillIn(`${prefix}phone`, shopperPhone(phone));
  }, [prefix, phone]);
  return null;
}

function isSignedInHere(site: string): boolean {
  try {
    return localStorage.getItem(signedInKey(site)) !== null;
  } catch {
    return false;
  }
}

/** What was typed, or came back with an error, stays. */
function fillIn(id: string, value: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
