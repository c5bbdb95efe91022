import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { useLocation } from 'react-router';
import { SIGN_PATH } from '../../calculator/quote-address';
import { QuoteNotMade } from './quote-not-made';
import { SignedQuote } from './signed-quote';

/** Repayment figures as at their date, behind a signed link that shopper and dealer have. */
export function FinanceQuotePage() {
  const site = useSite();
  const { pathname, search } = useLocation();
  return (
    <Container page narrow>
      <title>{`Repayment figures | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Finance', href: FINANCE_PATH }, { label: 'Repayment figures' }]}
      />
      {pathname === SIGN_PATH ? (
        <QuoteNotMade />
      ) : (
        <SignedQuote token={new URLSearchParams(search).get('signed') ?? ''} />
      )}
    </Container>
  );
}
