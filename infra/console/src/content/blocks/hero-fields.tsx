import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { RichTextField } from '../rich-text/rich-text-field';
import { objectIn, textIn } from './block-kinds';
import type { BlockFieldsProps } from './block-kinds';
import { SearchField } from './own-things-fields';
import { PictureFields } from './picture-fields';

const SHOWS = [
  { value: 'picture', label: 'A picture' },
  { value: 'video', label: 'A video' },
  { value: 'offer', label: 'Vehicles on offer' },
];

/** Large words, and what stands beside them: the fields are those of what is chosen. */
export function HeroFields(props: BlockFieldsProps) {
  const { block, prefix, onChange } = props;
  const shows = textIn(block['shows']) || 'picture';
  return (
    <>
      <RichTextField
        label="Text"
        name={`${prefix}.text`}
        value={textIn(block['text'])}
        onChange={(text) => onChange({ text })}
      />
      <Select
        label="What it shows"
        name={`${prefix}.shows`}
        options={SHOWS}
        value={shows}
        onChange={(event) => onChange({ shows: event.target.value })}
      />
      {shows === 'video' && <FilmFields {...props} />}
      {shows === 'offer' ? (
        <SearchField {...props} block={{ ...block, search: block['search'] ?? OFFERS_PATH }} />
      ) : (
        <PictureFields
          legend={shows === 'video' ? 'Picture until then' : 'Picture beside the words'}
          prefix={`${prefix}.picture`}
          picture={block['picture']}
          onChange={(picture) => onChange({ picture })}
        />
      )}
      <WayFields {...props} />
    </>
  );
}

function FilmFields({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <>
      <TextField
        label="Where it comes from"
        name={`${prefix}.address`}
        help="The address of one film of YouTube or Vimeo. Nothing is fetched from there before a shopper asks."
        value={textIn(block['address'])}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <TextField
        label="What it is called"
        name={`${prefix}.title`}
        value={textIn(block['title'])}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="What it shows and says"
        name={`${prefix}.film`}
        rows={3}
        help="For who cannot see or hear it."
        value={textIn(block['film'])}
        onChange={(event) => onChange({ film: event.target.value })}
      />
    </>
  );
}

/** The button below the words: there is none where neither its words nor its address are said. */
function WayFields({ block, prefix, onChange }: BlockFieldsProps) {
  const link = { label: '', href: '', ...objectIn(block['link']) };
  const say = (said: Partial<typeof link>) => {
    const next = { ...link, ...said };
    onChange({ link: next.label || next.href ? next : undefined });
  };
  return (
    <>
      <TextField
        label="Words on the button"
        name={`${prefix}.link.label`}
        optional
        value={link.label}
        onChange={(event) => say({ label: event.target.value })}
      />
      <TextField
        label="Where it leads"
        name={`${prefix}.link.href`}
        help="An address of this site, like /contact"
        optional
        value={link.href}
        onChange={(event) => say({ href: event.target.value })}
      />
    </>
  );
}
