import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { EMAIL_LENGTH, MESSAGE_LENGTH, NAME_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { useSite } from '@shared-kit/runtime/site-context';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { fieldOf } from './field-prefix';
import type { FormFields } from './field-prefix';
import * as s from './lead-form.module.css';

type ContactFieldsProps = { form: Pick<LeadForm, 'message' | 'messageLabel'>; fields: FormFields };

/** Who asks, where they live, and what they want to know. */
export function ContactFields({ form, fields }: ContactFieldsProps) {
  const { message_required: siteRequires } = useSite().flags;
  const messageRequired = form.message === 'site' && siteRequires;
  return (
    <>
      <div className={s.pair}>
        <TextField
          label="First name"
          {...fieldOf('name', fields)}
          required
          autoComplete="given-name"
          maxLength={NAME_LENGTH}
        />
        <TextField
          label="Last name"
          {...fieldOf('last_name', fields)}
          required
          autoComplete="family-name"
          maxLength={NAME_LENGTH}
        />
      </div>
      <div className={s.pair}>
        <TextField
          label="Email"
          {...fieldOf('email', fields)}
          type="email"
          required
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
        />
        <TextField label="Mobile" {...fieldOf('phone', fields)} type="tel" required autoComplete="tel" />
        <TextField
          label="Postcode"
          {...fieldOf('postcode', fields)}
          required
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
      {form.message !== 'none' && (
        <TextArea
          label={form.messageLabel ?? 'Comments'}
          {...fieldOf('message', fields)}
          required={messageRequired}
          optional={!messageRequired}
          maxLength={MESSAGE_LENGTH}
        />
      )}
    </>
  );
}
