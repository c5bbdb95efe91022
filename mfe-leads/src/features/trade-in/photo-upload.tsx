import { MOST_PHOTO_MB, MOST_PHOTOS } from '@shared-kit/domain/form/photo-limits';
import { Button } from '@shared-kit/ui/form/button';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { PhotoRow } from './photo-row';
import * as s from './photo-upload.module.css';
import { usePhotos } from './use-photos';
import type { Photo } from './use-photos';

type PhotoUploadProps = { token: string; numbers: readonly number[] };

/** Up to ten photos, each sent by itself with its own progress. It needs JavaScript, and nothing depends on it. */
export function PhotoUpload(props: PhotoUploadProps) {
  const isAlive = useIsHydrated();
  return (
    <section className={s.photos} aria-labelledby="photos-title">
      <h2 id="photos-title">Add photos</h2>
      <p className={s.note}>
        All four sides, the seats and the dashboard help most. Up to {MOST_PHOTOS} files of {MOST_PHOTO_MB} MB.
      </p>
      {isAlive ? (
        <Photos {...props} />
      ) : (
        <noscript>
          <p>Photos can be added here with JavaScript. Without it, send them to the person who calls you.</p>
        </noscript>
      )}
    </section>
  );
}

function Photos({ token, numbers }: PhotoUploadProps) {
  const { photos, said, free, count, add, remove } = usePhotos(token, numbers);
  const files = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
    void add(chosen);
  }

  /** The keyboard goes on at the photo after the removed one, or where photos are added. */
  async function takeAway(photo: Photo) {
    const others = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = photos.findIndex(({ key }) => key === photo.key);
    if (await remove(photo)) (others[place + 1] ?? others[place - 1] ?? adding.current)?.focus();
  }

  return (
    <>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        disabled={free <= 0}
        onChange={choose}
      />
      <div className={s.row}>
        <Button
          ref={adding}
          aria-describedby="photos-said"
          aria-disabled={free <= 0}
          onClick={() => files.current?.click()}
        >
          <ImagePlus aria-hidden />
          {count > 0 ? 'Add more photos' : 'Choose photos'}
        </Button>
        <p className={s.note} id="photos-said" role="status">
          {[said, count > 0 && `${count} of ${MOST_PHOTOS} photos`].filter(Boolean).join('. ')}
        </p>
      </div>
      <ul className={s.uploads} ref={list}>
        {photos.map((photo) => (
          <PhotoRow key={photo.key} photo={photo} token={token} onRemove={() => takeAway(photo)} />
        ))}
      </ul>
    </>
  );
}
