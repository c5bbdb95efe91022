import { dealershipsOf } from '@shared-kit/domain/place/places-of-form';
import { Select } from '@shared-kit/ui/form/select';
import { CHOOSE_DEALERSHIP } from '@shared-kit/domain/place/choose-place';
import { useSearchParams } from 'react-router';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';
import { usePlaces } from './place-fields';

/**
 * Who is to answer a question about no vehicle (S5-22): asked where there are several dealerships, with the one that
 * the address prefers chosen (`?preferredDealership=`); the only one is sent unseen.
 */
export function DealershipSelect({ fields }: { fields: FormFields }) {
  const [search] = useSearchParams();
  const all = dealershipsOf(usePlaces(null));
  const [only, ...others] = all;
  if (!only) return null;
  if (others.length === 0) return <input type="hidden" name="dealership_slug" value={only.slug} />;
  const { defaultValue = search.get('preferredDealership') ?? '', ...field } = fieldOf('dealership_slug', fields);
  return (
    <Select
      label="Dealership"
      {...field}
      required
      defaultValue={all.some(({ slug }) => slug === defaultValue) ? defaultValue : ''}
      options={[
        { value: '', label: CHOOSE_DEALERSHIP },
        ...all.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
    />
  );
}
