import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useRef, useState } from 'react';
import { useBringPictureMutation } from '../../api/pictures.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import * as s from './library.module.css';

/** Brings a file of this computer into the library of a site, with words of what it shows. */
export function BringPicture({ site }: { site: string }) {
  const [bring, { error, isLoading, isSuccess }] = useBringPictureMutation();
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = fieldErrorsOf(error);

  async function send(said: FormData) {
    const file = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.[0];
    setIsMissing(!file);
    if (!file) return;
    const taken = await bring({ site, file, alt: textOf(said, 'alt') });
    if (taken.data) form.current?.reset();
  }
  return (
    <form
      ref={form}
      className={s.bring}
      aria-label="Bring a picture"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label="File"
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        help="JPEG, PNG, WebP or AVIF, up to 15 MB and 40 megapixels. Where it was taken is not kept."
        errors={isMissing ? ['Choose a file'] : errors['file']}
      />
      <TextField
        label="What it shows, for who does not see it"
        name="alt"
        required
        maxLength={300}
        autoComplete="off"
        errors={errors['alt']}
      />
      <Failed error={error} fields={['file', 'alt']} />
      <Button type="submit" busy={isLoading}>
        Bring this picture
      </Button>
      <p role="status">{isSuccess ? 'The picture is in the library: choose it below.' : ''}</p>
    </form>
  );
}
