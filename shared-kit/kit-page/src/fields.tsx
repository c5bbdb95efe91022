import { formatMoney } from '@shared-kit/domain/number/format-money';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { ChoiceChips } from '@shared-kit/ui/form/choice-chips';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { RadioGroup } from '@shared-kit/ui/form/radio-group';
import { RangeSlider } from '@shared-kit/ui/slider/range-slider';
import { Select } from '@shared-kit/ui/form/select';
import { SliderField } from '@shared-kit/ui/slider/slider-field';
import { Slider } from '@shared-kit/ui/slider/slider';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { Specimen } from './specimen';

const errors = {
  'wrong-email': ['Enter an email address, like name@example.com'],
  'wrong-terms': ['You must agree to the terms of use before submitting.'],
};

export function Fields() {
  return (
    <>
      <Specimen name="Fields" columns>
        <Stack>
          <TextField label="First name" name="name" autoComplete="off" defaultValue="Alex" />
          <TextField label="Mobile" name="phone" type="tel" inputMode="tel" help="We only call about this car" />
          <TextField
            label="Deposit"
            name="deposit-typed"
            inputMode="numeric"
            prefix="$"
            defaultValue="5,000"
            optional
          />
          <TextField label="Distance" name="distance" inputMode="numeric" suffix="km" defaultValue="40" />
        </Stack>
        <Stack>
          <Select
            label="Make"
            name="make"
            options={[
              { value: '', label: 'Any make' },
              { value: 'Toyota', label: 'Toyota (212)' },
              { value: 'Mazda', label: 'Mazda (98)' },
            ]}
          />
          <TextArea label="Message" name="message" defaultValue="Is this car still available?" />
          <TextField label="Postcode" name="disabled-postcode" defaultValue="4217" disabled />
        </Stack>
        <Stack gap={8}>
          <Checkbox label="Toyota" name="make-toyota" defaultChecked count="212" />
          <Checkbox label="Mazda" name="make-mazda" count="98" />
          <RadioGroup
            label="How shall we reach you?"
            name="contact"
            defaultValue="phone"
            options={[
              { value: 'phone', label: 'By phone' },
              { value: 'email', label: 'By email' },
            ]}
          />
          <ChoiceChips
            label="Time"
            name="time"
            defaultValue="09:30"
            fold={{ after: 3, label: 'Later times' }}
            options={['09:00', '09:30', '10:00', '10:30'].map((value) => ({ value, label: value }))}
          />
        </Stack>
      </Specimen>
      <Specimen name="A refused form" columns>
        <Stack>
          <ErrorSummary errors={{ email: errors['wrong-email'], terms: errors['wrong-terms'] }} prefix="wrong-" />
          <TextField label="Email" name="email" id="wrong-email" defaultValue="alex@" errors={errors['wrong-email']} />
          <Checkbox label="I agree to the terms of use" name="terms" id="wrong-terms" errors={errors['wrong-terms']} />
        </Stack>
      </Specimen>
      <Sliders />
    </>
  );
}

function Sliders() {
  const [price, setPrice] = useState<readonly [number, number]>([15_000, 45_000]);
  const [deposit, setDeposit] = useState(5_000);
  return (
    <Specimen name="Sliders" columns>
      <Slider
        label="Deposit"
        name="deposit"
        min={0}
        max={20_000}
        step={500}
        value={deposit}
        onChange={setDeposit}
        format={formatMoney}
      />
      <SliderField
        label="Amount"
        name="typed-amount"
        min={0}
        max={20_000}
        step={500}
        value={deposit}
        onChange={setDeposit}
        format={formatMoney}
        parse={readAmount}
        hint="Enter dollars in digits."
        presets={[5_000, 10_000]}
      />
      <RangeSlider
        label="Price"
        name="price"
        min={5_000}
        max={80_000}
        step={1_000}
        value={price}
        onChange={setPrice}
        format={formatMoney}
      />
    </Specimen>
  );
}
