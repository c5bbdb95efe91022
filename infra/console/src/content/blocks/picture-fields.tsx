import { TextField } from '@shared-kit/ui/form/text-field';
import { objectIn, textIn } from './block-kinds';
import * as s from './blocks.module.css';

type PictureFieldsProps = {
  legend: string;
  prefix: string;
  picture: unknown;
  /** Undefined for none. */
  onChange: (picture: { id: string; alt: string } | undefined) => void;
};

/** A picture of the library by its name, and what it shows. */
export function PictureFields({ legend, prefix, picture, onChange }: PictureFieldsProps) {
  const [id, alt] = ['id', 'alt'].map((key) => textIn(objectIn(picture)[key])) as [string, string];
  const say = (said: { id: string; alt: string }) => onChange(said.id || said.alt ? said : undefined);
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{legend}</legend>
      <TextField
        label="Name in the picture library"
        name={`${prefix}.id`}
        optional
        value={id}
        onChange={(event) => say({ id: event.target.value, alt })}
      />
      <TextField
        label="What it shows"
        name={`${prefix}.alt`}
        help="Read to who does not see it. Empty for a picture that adds nothing to the text."
        value={alt}
        onChange={(event) => say({ id, alt: event.target.value })}
      />
    </fieldset>
  );
}
