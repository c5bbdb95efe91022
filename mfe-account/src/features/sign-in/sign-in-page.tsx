import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { useSearchParams } from 'react-router';
import { KeptCars } from '../../favourites/kept-cars';
import { LateButton } from '../../late-button/late-button';
import { loadPasskeys } from '../../passkeys/load-passkeys';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';
import { readTarget } from './sign-in-target';
import type { SignInTarget } from './sign-in-target';
import * as s from './sign-in-page.module.css';
import { StepStatus } from './step-status';
import { useFinish } from './use-finish';
import { useSteps } from './use-steps';

const loadButton = async () => (await loadPasskeys()).PasskeySignIn;

/** Signing in with a phone and a code, in two steps, or with a passkey; then back to where the shopper came from. */
export function SignInPage() {
  const site = useSite();
  const { demo_sms_note: demo } = useRemoteConfig('mfe-account');
  const [query] = useSearchParams();
  const target = readTarget(query);
  const { step, phone, toPhone, toCode, setIsSpent, ...status } = useSteps(target);
  const finish = useFinish(target);
  const heading = headingOf(step, target, site);
  return (
    <Container section>
      <title>{`${heading} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.page}>
        <div>
          <h1>{heading}</h1>
          <StepStatus step={step} phone={phone} {...status} />
        </div>
        {step === 'phone' ? (
          <PhoneStep target={target} phone={phone} onSent={toCode} />
        ) : (
          <CodeStep
            {...{ target, phone }}
            isSpent={status.isSpent}
            onSpent={setIsSpent}
            onVerified={finish}
            onChangePhone={toPhone}
          />
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
