import { CONSENT_WORDINGS, CURRENT_CONSENT_VERSION } from '@shared-kit/contracts/lead/consent-wording';
import { PRIVACY_PATH, TERMS_PATH } from '@shared-kit/domain/content/legal-pages';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import type { ReactNode } from 'react';
import { fieldOf } from './field-prefix';
import type { FormFields } from './field-prefix';

const pages: Readonly<Record<string, string>> = {
  'terms of use': TERMS_PATH,
  'privacy policy': PRIVACY_PATH,
};
const wording = CONSENT_WORDINGS[CURRENT_CONSENT_VERSION];

/**
 * Terms and marketing, apart and both unticked (R-LEGAL-05). The sentences and their version are stored with
 * the lead, so they stand here word for word; only links are added.
 */
export function ConsentFields(fields: FormFields) {
  return (
    <>
      <input type="hidden" name="consent_version" value={CURRENT_CONSENT_VERSION} />
      <Checkbox {...checkboxOf('terms', fields)} required label={linked(wording.terms)} />
      <Checkbox {...checkboxOf('opt_in', fields)} label={wording.marketing} />
    </>
  );
}

function checkboxOf(name: string, fields: FormFields) {
  const { defaultValue, ...field } = fieldOf(name, fields);
  return { ...field, defaultChecked: defaultValue === 'on' };
}

/** In a new tab: what was typed stays. */
function linked(sentence: string): ReactNode {
  return sentence.split(/(terms of use|privacy policy)/).map((part) =>
    pages[part] ? (
      <a key={part} href={pages[part]} target="_blank" rel="noopener">
        {part}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ) : (
      part
    ),
  );
}
