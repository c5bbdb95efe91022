import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Stack } from '@shared-kit/ui/layout/stack';
import { AccountTop } from '../../account-top/account-top';
import { accountApi } from '../../api/account.api';
import { passkeysApi } from '../../api/passkeys.api';
import { DeleteForm } from './delete-form';
import { HeldData } from './held-data';
import { PasskeyList } from './passkey-list';
import { SignInList } from './sign-in-list';

/** Where a shopper is signed in and what is held about their number: seen, taken along, deleted. By plain forms. */
export function YourDataPage() {
  const site = useSite();
  const { sign_ins: signIns } = useSuspenseQuery(accountApi.endpoints.getSignIns, undefined);
  const passkeys = useSuspenseQuery(passkeysApi.endpoints.getMyPasskeys, undefined);
  const { held } = useSuspenseQuery(accountApi.endpoints.getMyData, undefined);
  return (
    <Container page>
      <title>{`Your data | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop name="Your data" title="Your data" />
      <Stack gap={48}>
        <section aria-labelledby="sign-ins">
          <SectionHeading id="sign-ins" title="Where you are signed in" />
          <SignInList signIns={signIns} />
        </section>
        <section aria-labelledby="passkeys">
          <SectionHeading id="passkeys" title="Passkeys" />
          <PasskeyList {...passkeys} />
        </section>
        <section aria-labelledby="held">
          <SectionHeading id="held" title={`What the sites of ${site.group_name} hold about your number`} />
          <HeldData held={held} />
        </section>
        <section aria-labelledby="delete">
          <SectionHeading id="delete" title="Delete it" />
          <DeleteForm />
        </section>
      </Stack>
    </Container>
  );
}
