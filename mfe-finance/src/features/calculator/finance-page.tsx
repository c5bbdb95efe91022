import type { LeadCarCard } from '@shared-kit/contracts/lead-car.contract';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Breadcrumb } from '@shared-kit/ui/layout/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useSearchParams } from 'react-router';
import { financeApi } from '../../api/finance.api';
import { Calculator } from './calculator';
import { OTHER_MAX, readCalculator } from './calculator-state';
import * as s from './calculator.module.css';
import { useEquity } from './equity';

/** The car that the address names, while it can be had. */
function useCarOf(query: URLSearchParams): LeadCarCard | null {
  const named = query.get('car_id') ?? '';
  const { data: car } = financeApi.endpoints.getCar.useQuery(named, { skip: named === '' });
  return car ?? null;
}

export function FinancePage() {
  const site = useSite();
  const config = useRemoteConfig('mfe-finance');
  const [query] = useSearchParams();
  const equity = useEquity();
  const car = useCarOf(query);
  // S9-24: the price to buy the car it is about, where that is known.
  const amount = (car?.available && car.price) || 0;
  const known = amount > 0 ? { ...config, default_amount: amount } : config;
  const read = readCalculator(query, known, site.flags);
  // What was just typed into the address comes before what was carried here.
  const isCarried = equity !== null && !query.has('deposit');
  const initial = isCarried ? { ...read, deposit: Math.min(equity, OTHER_MAX) } : read;
  return (
    <Container>
      <div className={s.page}>
        <title>{`Finance | ${site.name}`}</title>
        <meta name="description" content={`Work out a repayment at ${site.name}.`} />
        <CanonicalLink path="/finance" />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Finance' }]} />
        <SectionHeading
          level={1}
          title="What would it cost a week?"
          text="Set the amount, the term and the rate. Talk to us for a quote that is yours."
        />
        {car && <AboutCar car={car} />}
        {isCarried && <p role="status">{`Your trade-in's ${formatMoney(initial.deposit)} is set as the deposit.`}</p>}
        <Calculator key={`${query} ${equity} ${amount}`} initial={initial} config={config} />
      </div>
    </Container>
  );
}

function AboutCar({ car }: { car: LeadCarCard }) {
  const name = <a href={car.path}>{car.name}</a>;
  if (!car.available) return <p>The {name} is sold: these figures are for another vehicle.</p>;
  return (
    <p>
      For the {name}
      {car.to_buy && `: ${car.to_buy.text} ${car.to_buy.type}`}
    </p>
  );
}
