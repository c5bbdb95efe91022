import { DRIVE_AWAY, ESTIMATED_DRIVE_AWAY, EXCLUDING_CHARGES } from '@shared-kit/domain/price/price-type';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { Price } from '@shared-kit/ui/car/price';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Specimen } from './specimen';

const repayment = {
  ...{ amount: 103, frequency: 52 as const, interestRate: 6.99, comparisonRate: 8.03 },
  ...{ termYears: 5, deposit: 0, balloon: 5000, loanAmount: 25_990 },
};

export function CarFigures() {
  return (
    <>
      <Specimen name="Price and repayment" columns>
        <Stack gap={8}>
          <Price text="$25,990" type={DRIVE_AWAY} was="$28,000" size="l" />
          <RepaymentLine repayment={repayment} size="l" />
          <RateWarning published />
        </Stack>
        <Stack gap={8}>
          <Price text="Enquire for price." type={null} />
          <Price
            text="$64,990"
            type={EXCLUDING_CHARGES}
            estimate={{ text: '$68,264', type: `${ESTIMATED_DRIVE_AWAY} in QLD, 23 Nov 2026` }}
          />
        </Stack>
      </Specimen>
      <Specimen name="Facts">
        <Stack gap={32}>
          <FactList
            facts={[
              { label: 'Kilometres', value: '45,120 km' },
              { label: 'Year', value: '2021' },
              { label: 'Fuel', value: 'Unleaded petrol' },
              { label: 'Body', value: 'Hatch' },
            ]}
          />
          <FactList
            layout="rows"
            facts={[
              { label: 'Engine', value: '2.0 L, 4 cylinders' },
              { label: 'Transmission', value: 'Constantly variable, 10 speed' },
            ]}
          />
        </Stack>
      </Specimen>
    </>
  );
}
