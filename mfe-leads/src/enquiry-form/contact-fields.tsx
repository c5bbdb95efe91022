import { useSite } from '@shared-kit/runtime/site-context';
import { TextArea } from '@shared-kit/ui/text-area';
import { TextField } from '@shared-kit/ui/text-field';
import { fieldOf } from './field-prefix';
import type { FormFields } from './field-prefix';

/** Who asks, where they live, and what they want to know. */
export function ContactFields(fields: FormFields) {
  const { message_required: messageRequired } = useSite().flags;
  return (
    <>
      <TextField label="First name" {...fieldOf('name', fields)} required autoComplete="given-name" maxLength={80} />
      <TextField
        label="Last name"
        {...fieldOf('last_name', fields)}
        required
        autoComplete="family-name"
        maxLength={80}
      />
      <TextField
        label="Email"
        {...fieldOf('email', fields)}
        type="email"
        required
        autoComplete="email"
        maxLength={254}
      />
      <TextField label="Mobile" {...fieldOf('phone', fields)} type="tel" required autoComplete="tel" />
      <TextField
        label="Postcode"
        {...fieldOf('postcode', fields)}
        required
        autoComplete="postal-code"
        inputMode="numeric"
      />
      <TextArea
        label="Comments"
        {...fieldOf('message', fields)}
        required={messageRequired}
        optional={!messageRequired}
        maxLength={4000}
      />
    </>
  );
}
