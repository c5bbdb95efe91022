import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALERT_TEXTS_WORDING, ALERT_WORDING } from '@shared-kit/domain/account/alert-wording';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import type { outcomeOf } from './form-outcome';

const FREQUENCIES = [
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'instant', label: 'As soon as something changes' },
];

type AlertFieldsProps = Pick<SavedSearches, 'choice' | 'texts'> &
  Pick<ReturnType<typeof outcomeOf>, 'typed' | 'errors'> & {
    /** What the shopper has ticked before. */
    ticked: { alerts: boolean; texts: boolean };
  };

/** How a shopper is told. There is one address and one frequency for all that they keep, which is said. */
export function AlertFields({ choice, texts, typed, errors, ticked }: AlertFieldsProps) {
  const { email, frequency = 'daily' } = { ...texts, ...choice, ...typed };
  const isSent = Object.keys(typed).length > 0;
  const isOn = (name: 'alerts' | 'texts') => (isSent ? typed[name] === 'on' : ticked[name]);
  return (
    <>
      <Checkbox name="alerts" label={ALERT_WORDING} defaultChecked={isOn('alerts')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        optional
        autoComplete="email"
        help={choice ? ONE_FOR_ALL : 'Only for emails.'}
        defaultValue={email}
        errors={errors['email']}
      />
      <Checkbox name="texts" label={ALERT_TEXTS_WORDING} defaultChecked={isOn('texts')} />
      <Select label="How often" name="frequency" options={FREQUENCIES} defaultValue={frequency} />
    </>
  );
}

const ONE_FOR_ALL =
  'For all your saved searches and cars. Another address here is theirs too, once you open the link we send to it.';
