import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { formatPhone } from '@shared-kit/domain/phone/format-phone';
import { CODE_MINUTES } from '@shared-kit/domain/account/sign-in-times';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { KeptCars } from '../../favourites/kept-cars';
import { LateButton } from '../../late-button/late-button';
import { loadPasskeys } from '../../passkeys/load-passkeys';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';
import { readTarget, stepLink } from './sign-in-target';
import type { SignInTarget } from './sign-in-target';
import * as s from './sign-in-page.module.css';
import { useFinish } from './use-finish';

const loadButton = async () => (await loadPasskeys()).PasskeySignIn;

/** Signing in with a phone and a code, in two steps, or with a passkey; then back to where the shopper came from. */
export function SignInPage() {
  const site = useSite();
  const { demo_sms_note: demo } = useRemoteConfig('mfe-account');
  const [query] = useSearchParams();
  const target = readTarget(query);
  const refusedCode = useFormResult('sign-in-verify');
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<'phone' | 'code'>(query.get('step') === 'code' || refusedCode ? 'code' : 'phone');
  const finish = useFinish(target);
  function goTo(next: 'phone' | 'code') {
    setStep(next);
    // Phones drop a page while its owner reads the message: loaded again, it is where they were.
    history.replaceState(history.state, '', stepLink(target, next) + location.hash);
  }
  const heading = headingOf(step, target, site);
  return (
    <Container section>
      <title>{`${heading} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.page}>
        <div>
          <h1>{heading}</h1>
          {/* No page is gone to: who hears it learns of the step from here. */}
          <div role="status" className={s.status}>
            <p className={s.progress}>Step {step === 'phone' ? 1 : 2} of 2</p>
            {step === 'code' && phone && (
              <p>
                We sent a code to <strong>{formatPhone(phone, { mobile: '4-3-3' })}</strong>. It works for{' '}
                {CODE_MINUTES} minutes.
              </p>
            )}
          </div>
        </div>
        {step === 'phone' ? (
          <PhoneStep
            target={target}
            phone={phone}
            onSent={(sentTo) => {
              setPhone(sentTo);
              goTo('code');
            }}
          />
        ) : (
          <CodeStep target={target} phone={phone} onVerified={finish} onChangePhone={() => goTo('phone')} />
        )}
        {step === 'phone' && (
          <LateButton needs="PublicKeyCredential" load={loadButton} props={{ onSignedIn: finish }} />
        )}
        {demo && (
          <p className={s.note}>This site is a demo and sends no text messages: its codes are on the operator pages.</p>
        )}
        <p>
          <a href={target.back}>{target.back.startsWith('/cars/') ? 'Back to the vehicle' : 'Not now'}</a>
        </p>
        <KeptCars text="Sign in and they join your watchlist, on every device you use." />
      </div>
    </Container>
  );
}

/** Each step is told by its heading and the page's title. */
function headingOf(step: 'phone' | 'code', { type }: SignInTarget, site: PageSite): string {
  if (step === 'code') return 'Enter the code';
  return type === 'watchlist' ? siteText(site, 'Sign in to save cars') : 'Sign in';
}
