import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo, useSyncExternalStore } from 'react';
import { parseSentEnquiry, storedEnquiry } from '../../enquiry-form/sent-enquiry';
import * as s from './success-page.module.css';

const neverChanges = () => () => {};

/** After an enquiry. Which one it was only the browser knows: the page is whole without it. */
export function SuccessPage() {
  const site = useSite();
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedEnquiry(site.slug),
    () => null,
  );
  const sent = useMemo(() => parseSentEnquiry(stored), [stored]);
  return (
    <Container narrow section>
      <title>{`Thank you | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.success}>
        <CircleCheck aria-hidden />
        <h1 className={s.title}>Thank you, we have your enquiry</h1>
        <p className={s.text}>
          It is with the team at {site.name}. They will get back to you by phone or email. If it cannot wait, call{' '}
          <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a>.
        </p>
        <div className={s.actions}>
          <LinkButton to="/search/new-used-and-demo-cars" variant="primary">
            Keep looking
          </LinkButton>
          <LinkButton to="/">Back to the home page</LinkButton>
        </div>
        {sent && (
          <dl className={s.facts}>
            <div>
              <dt>Your enquiry was about</dt>
              <dd>{sent.car ? <a href={`/cars/${sent.car.slug}`}>{sent.car.name}</a> : sent.category}</dd>
            </div>
          </dl>
        )}
      </div>
    </Container>
  );
}
