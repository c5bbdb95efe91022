import { MOST_SHOWN } from '@shared-kit/contracts/site/content-page.contract';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useSearchParams } from 'react-router';
import { useContentPlacesQuery } from '../../api/content.api';
import { Failed } from '../../frame/failed';
import { FORM_CHOICES } from '../form-choices';
import { textIn } from './block-kinds';
import type { BlockFieldsProps } from './block-kinds';
import * as s from './blocks.module.css';

/** Vehicles of any results page. */
export function StockFields(props: BlockFieldsProps) {
  return (
    <>
      <SearchField {...props} />
      <CountField {...props} />
    </>
  );
}

/** Which vehicles, by the address of their results. */
export function SearchField({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <TextField
      label="Address of the results"
      name={`${prefix}.search`}
      help="Open the site, search and filter, and copy what stands in the browser: only the part after the site's name is kept."
      value={textIn(block['search'])}
      onChange={(event) => onChange({ search: withoutOrigin(event.target.value) })}
    />
  );
}

/** Of an address copied from the browser, the part that is the site's. */
function withoutOrigin(typed: string): string {
  const said = typed.trim();
  if (!/^https?:\/\//.test(said) || !URL.canParse(said)) return said;
  const { pathname, search } = new URL(said);
  return pathname + search;
}

/** How many vehicles are shown at most. */
export function CountField({ block, prefix, onChange }: BlockFieldsProps) {
  const count = block['count'];
  return (
    <TextField
      label="How many vehicles at most"
      name={`${prefix}.count`}
      type="number"
      min={1}
      max={MOST_SHOWN}
      value={typeof count === 'number' ? count : ''}
      onChange={({ target: { value } }) => onChange({ count: value === '' ? null : Number(value) })}
    />
  );
}

function usePlaces() {
  const site = useSearchParams()[0].get('site') ?? '';
  const { data, error } = useContentPlacesQuery(site);
  return { places: data?.places ?? [], error };
}

/** Which locations, none for all. */
export function LocationsFields({ block, prefix, onChange }: BlockFieldsProps) {
  const { places, error } = usePlaces();
  const given = block['places'];
  const chosen = Array.isArray(given) ? given.map(String) : [];
  const gone = chosen.filter((slug) => !places.some((place) => place.slug === slug));
  const choices = [...places, ...(places.length > 0 ? gone.map((slug) => ({ slug, name: `${slug} (gone)` })) : [])];
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Which locations</legend>
      <p>Choose none to show all of them.</p>
      {choices.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          label={name}
          name={`${prefix}.places.${slug}`}
          checked={chosen.includes(slug)}
          onChange={(event) =>
            onChange({ places: event.target.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug) })
          }
        />
      ))}
      <Failed error={error} />
    </fieldset>
  );
}

type PlaceFieldProps = BlockFieldsProps & {
  help: string;
  /** What no location means, where there may be none. */
  none?: string;
};

/** One location of the site. */
export function PlaceField({ block, prefix, onChange, help, none = 'Choose one' }: PlaceFieldProps) {
  const { places, error } = usePlaces();
  const value = textIn(block['place']);
  const isGone = value !== '' && places.length > 0 && !places.some(({ slug }) => slug === value);
  const options = [
    { value: '', label: none },
    ...(isGone ? [{ value, label: `${value} (gone)` }] : []),
    ...places.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <>
      <Select
        label="Location"
        name={`${prefix}.place`}
        help={help}
        options={options}
        value={value}
        onChange={(event) => onChange({ place: event.target.value })}
      />
      <Failed error={error} />
    </>
  );
}

/** Which form, and the location that its answers go to. */
export function FormFields(props: BlockFieldsProps) {
  const { block, prefix, onChange } = props;
  return (
    <>
      <Select
        label="Form"
        name={`${prefix}.form`}
        options={FORM_CHOICES}
        value={textIn(block['form'])}
        onChange={(event) => onChange({ form: event.target.value })}
      />
      <PlaceField {...props} help="Whose people answer" none="The shopper chooses" />
    </>
  );
}
