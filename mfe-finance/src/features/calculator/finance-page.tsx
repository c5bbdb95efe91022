import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Container } from '@shared-kit/ui/container';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { useSearchParams } from 'react-router';
import type { FinanceConfig } from '../../finance-config';
import { Calculator } from './calculator';
import { readCalculator } from './calculator-state';
import * as s from './calculator.module.css';

export function FinancePage() {
  const site = useSite();
  const config = useRemoteConfig<FinanceConfig>('mfe-finance');
  const [query] = useSearchParams();
  const initial = readCalculator(query, config, site.flags);
  return (
    <Container>
      <div className={s.page}>
        <title>{`Finance | ${site.name}`}</title>
        <meta name="description" content={`Work out a repayment at ${site.name}.`} />
        <link rel="canonical" href="/finance" />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Finance' }]} />
        <SectionHeading
          level={1}
          title="What would it cost a week?"
          text="Set the amount, the term and the rate. Talk to us for a quote that is yours."
        />
        <Calculator key={query.toString()} initial={initial} config={config} />
      </div>
    </Container>
  );
}
