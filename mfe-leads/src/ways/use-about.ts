import { useFormResult } from '@shared-kit/runtime/form-result';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { About } from './other-ways';

type Chosen = Pick<About, 'location_id' | 'dealership_slug'>;

/**
 * Whom a page's form is for: what the page knows, until the shopper chooses a place or a dealership in the form. The
 * handler belongs on what holds the form.
 */
export function useAbout(known: About, formId: string): [About, (event: SyntheticEvent) => void] {
  const refused = useFormResult(formId)?.values;
  const [chosen, setChosen] = useState<Chosen>();
  function hear({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.name === 'location_id' || target.name === 'dealership_slug') setChosen({ [target.name]: target.value });
  }
  const { location_id, dealership_slug } = chosen ?? refused ?? known;
  return [{ ...known, location_id, dealership_slug }, hear];
}
