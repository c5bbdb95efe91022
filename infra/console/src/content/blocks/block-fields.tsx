import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import type { ReactNode } from 'react';
import { listIn, objectIn, textIn } from './block-kinds';
import type { BlockFieldsProps } from './block-kinds';
import { CountField, FormFields, LocationsFields, PlaceField, StockFields } from './own-things-fields';
import { RichTextField } from '../rich-text/rich-text-field';
import { PictureFields } from './picture-fields';
import { HeroFields } from './hero-fields';
import { Repeated } from './repeated';
import { readTable, writeTable } from './table-text';

/** The fields of a part, by its kind. */
export function BlockFields({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <>
      <TextField
        label="Heading"
        name={`${prefix}.heading`}
        value={textIn(block['heading'])}
        onChange={(event) => onChange({ heading: event.target.value })}
      />
      {fieldsOf({ block, prefix, onChange })}
    </>
  );
}

function fieldsOf(props: BlockFieldsProps): ReactNode {
  switch (props.block.kind) {
    case 'figures':
      return <p>Shown as they stand on the home page and in the footer.</p>;
    case 'text':
      return <Words {...props} />;
    case 'questions':
      return <Questions {...props} />;
    case 'table':
      return <Table {...props} />;
    case 'gallery':
      return <Gallery {...props} />;
    case 'video':
      return <Frame {...props} help="The address of one film of YouTube or Vimeo" />;
    case 'embed':
      return <Frame {...props} help="An address of SpinCar or Glo3D" />;
    case 'call_to_action':
      return <CallToAction {...props} />;
    case 'stock':
      return <StockFields {...props} />;
    case 'offers':
      return <CountField {...props} />;
    case 'locations':
      return <LocationsFields {...props} />;
    case 'reviews':
      return <PlaceField {...props} help="Whose reviews are shown" />;
    case 'team':
      return <PlaceField {...props} help="Whose people are shown, as on its own page" />;
    case 'hero':
      return <HeroFields {...props} />;
    case 'form':
      return <FormFields {...props} />;
  }
}

function Words({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <RichTextField
      label="Text"
      name={`${prefix}.text`}
      value={textIn(block['text'])}
      onChange={(text) => onChange({ text })}
    />
  );
}

function Questions({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <Repeated
      name="question"
      items={listIn(block['items'])}
      empty={{ question: '', answer: '' }}
      onChange={(items) => onChange({ items })}
    >
      {(item, index, say) => (
        <>
          <TextField
            label={`Question ${index + 1}`}
            name={`${prefix}.items.${index}.question`}
            value={textIn(item['question'])}
            onChange={(event) => say({ question: event.target.value })}
          />
          <RichTextField
            label={`Answer ${index + 1}`}
            name={`${prefix}.items.${index}.answer`}
            value={textIn(item['answer'])}
            onChange={(answer) => say({ answer })}
          />
        </>
      )}
    </Repeated>
  );
}

function Table({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <TextArea
      label="Table"
      name={`${prefix}.rows`}
      rows={6}
      help="A line for each row, its cells parted by |. The first line names the columns."
      value={writeTable(block)}
      onChange={(event) => onChange(readTable(event.target.value))}
    />
  );
}

function Gallery({ block, prefix, onChange }: BlockFieldsProps) {
  return (
    <Repeated
      name="picture"
      items={listIn(block['pictures'])}
      empty={{ id: '', alt: '' }}
      onChange={(pictures) => onChange({ pictures })}
    >
      {(picture, index, say) => (
        <PictureFields
          legend={`Picture ${index + 1}`}
          prefix={`${prefix}.pictures.${index}`}
          picture={picture}
          onChange={(said) => say(said ?? { id: '', alt: '' })}
        />
      )}
    </Repeated>
  );
}

/** Fetched from its provider only once a shopper asks for it. */
function Frame({ block, prefix, onChange, help }: BlockFieldsProps & { help: string }) {
  const line = (name: 'address' | 'title', label: string, words?: string) => (
    <TextField
      label={label}
      name={`${prefix}.${name}`}
      {...(words !== undefined && { help: words })}
      value={textIn(block[name])}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <>
      {line('address', 'Where it comes from', `${help}. Nothing is fetched from there before a shopper asks.`)}
      {line('title', 'What it is called')}
      <TextArea
        label="What it shows and says"
        name={`${prefix}.text`}
        rows={3}
        help="For who cannot see or hear it."
        value={textIn(block['text'])}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <PictureFields
        legend="Picture until then"
        prefix={`${prefix}.picture`}
        picture={block['picture']}
        onChange={(picture) => onChange({ picture })}
      />
    </>
  );
}

function CallToAction({ block, prefix, onChange }: BlockFieldsProps) {
  const link = objectIn(block['link']);
  return (
    <>
      <Words block={block} prefix={prefix} onChange={onChange} />
      <TextField
        label="Words on the button"
        name={`${prefix}.link.label`}
        value={textIn(link['label'])}
        onChange={(event) => onChange({ link: { ...link, label: event.target.value } })}
      />
      <TextField
        label="Where it leads"
        name={`${prefix}.link.href`}
        help="An address of this site, like /contact"
        value={textIn(link['href'])}
        onChange={(event) => onChange({ link: { ...link, href: event.target.value } })}
      />
    </>
  );
}
