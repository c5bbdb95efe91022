import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { ClosedLink } from '../../links/closed-link';
import { stillOpen } from '../../links/still-open';
import type { TypedFields } from '../../api/leads.api';
import { SmallForm } from '../../small-form/small-form';

const FORM = 'preferences';

/** What may be sent to an address, for whoever holds the link of a mail to it. */
export function PreferencesPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  // Above a try that failed nothing is said of the one before, though the address is still of then.
  const [isTried, setIsTried] = useState(useFormResult(FORM) !== null);
  const answer = choicesApi.endpoints.getPreferences.useQuery({ token, saved: search.get('saved') ?? '' });
  const data = stillOpen(answer);
  return (
    <Container narrow section>
      <LinkHead title={`Your preferences | ${site.name}`} />
      {data ? (
        <Stack gap={24}>
          <h1>What may we send you?</h1>
          <p>
            For {data.email}. Answers to what you ask us, bookings and payments come in any case; this is about offers
            and news from {site.name}.
          </p>
          {data.saved && !isTried && (
            <p role="status">
              <strong>Saved.</strong> {data.marketing ? 'We send you offers and news.' : 'We send no offers and news.'}
            </p>
          )}
          <PreferencesForm key={String(data.marketing)} token={token} marketing={data.marketing} onTry={setIsTried} />
        </Stack>
      ) : (
        <ClosedLink
          what="page"
          error={answer.error}
          help="Your details may have been erased. You can always unsubscribe by your address."
          way={{ label: 'Unsubscribe by your address', href: '/pages/unsubscribe' }}
        />
      )}
    </Container>
  );
}

/** `onTry` is told when a try begins, and when it was taken. */
type PreferencesFormProps = { token: string; marketing: boolean; onTry: (isTried: boolean) => void };

function PreferencesForm({ token, marketing, onTry }: PreferencesFormProps) {
  const navigate = useNavigate();
  const [change] = choicesApi.endpoints.changePreferences.useMutation();

  async function post({ marketing: wants = '' }: TypedFields) {
    onTry(true);
    const answer = await change({ token, marketing: wants });
    if (answer.data) {
      onTry(false);
      await navigate(answer.data.next, { replace: true });
    }
    return answer;
  }

  return (
    <SmallForm form={FORM} label="Your preferences" hidden={{ token }} post={post}>
      {({ busy }) => (
        <>
          <Checkbox
            name="marketing"
            id="preferences-marketing"
            label="Offers and news by email and SMS"
            defaultChecked={marketing}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Save
            </Button>
          </div>
        </>
      )}
    </SmallForm>
  );
}
