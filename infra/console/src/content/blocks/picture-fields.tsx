import { isOwnPicture } from '@shared-kit/domain/content/content-pictures';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDescribePictureMutation } from '../../api/pictures.api';
import { Failed } from '../../frame/failed';
import { FocusFields } from '../library/focus-fields';
import { LibraryDialog } from '../library/library-dialog';
import { objectIn, textIn } from './block-kinds';
import * as s from './blocks.module.css';

export type WrittenPicture = { id: string; alt: string; focus?: { x: number; y: number }; whole?: boolean };

type PictureFieldsProps = {
  legend: string;
  prefix: string;
  picture: unknown;
  /** Undefined for none. */
  onChange: (picture: WrittenPicture | undefined) => void;
};

const MIDDLE = { x: 50, y: 50 };

/** A picture of the site's library or of the stock's, what it shows, and what of it has to be seen. */
export function PictureFields({ legend, prefix, picture: given, onChange }: PictureFieldsProps) {
  const site = useSearchParams()[0].get('site') ?? '';
  const [isOpen, setOpen] = useState(false);
  const picture = pictureIn(given);
  const say = (said: Partial<WrittenPicture>) => {
    const next = { ...picture, ...said };
    onChange(next.id || next.alt ? next : undefined);
  };
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{legend}</legend>
      <Button size="s" onClick={() => setOpen(true)}>
        Choose or bring {legend.toLowerCase()}
      </Button>
      <TextField
        label="Name in the picture library"
        name={`${prefix}.id`}
        optional
        value={picture.id}
        onChange={(event) => say({ id: event.target.value })}
      />
      <TextField
        label="What it shows"
        name={`${prefix}.alt`}
        help="Read to who does not see it. Empty for a picture that adds nothing to the text."
        value={picture.alt}
        onChange={(event) => say({ alt: event.target.value })}
      />
      <Checkbox
        label="Show all of it above the page: a vehicle"
        name={`${prefix}.whole`}
        checked={picture.whole === true}
        onChange={({ target }) => say({ whole: target.checked })}
      />
      {isOwnPicture(picture.id) && (
        <>
          <FocusFields
            site={site}
            id={picture.id}
            focus={picture.focus ?? MIDDLE}
            onChange={(focus) => say({ focus })}
          />
          <KeepInLibrary site={site} picture={picture} />
        </>
      )}
      {isOpen && (
        <LibraryDialog
          site={site}
          onChoose={({ id, alt, focus }) => {
            say({ id, alt, focus });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

/** Makes what is said here what pages begin with that choose the picture later. */
function KeepInLibrary({ site, picture: { id, alt, focus = MIDDLE } }: { site: string; picture: WrittenPicture }) {
  const [describe, { error, isLoading, isSuccess }] = useDescribePictureMutation();
  return (
    <>
      <Button size="s" variant="quiet" busy={isLoading} onClick={() => void describe({ site, id, alt, focus })}>
        Keep words and point in the library
      </Button>
      <p role="status">{isSuccess ? 'Kept for who chooses this picture next.' : ''}</p>
      <Failed error={error} />
    </>
  );
}

function pictureIn(value: unknown): WrittenPicture {
  const { id, alt, focus, whole } = objectIn(value);
  const { x, y } = objectIn(focus);
  const seen = typeof x === 'number' && typeof y === 'number' ? { focus: { x, y } } : {};
  return { id: textIn(id), alt: textIn(alt), ...seen, ...(whole === true && { whole }) };
}
