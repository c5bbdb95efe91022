import type { LibraryPicture } from '@shared-kit/contracts/operator/media-library.contract';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { useState } from 'react';
import { thumbnailOf, usePicturesQuery } from '../../api/pictures.api';
import { Awaited } from '../../frame/awaited';
import { BringPicture } from './bring-picture';
import * as s from './library.module.css';

type LibraryDialogProps = { site: string; onChoose: (picture: LibraryPicture) => void; onClose: () => void };

/** The pictures of a site to choose from, and a way to bring one along. */
export function LibraryDialog({ site, onChoose, onClose }: LibraryDialogProps) {
  const library = usePicturesQuery(site, { refetchOnMountOrArgChange: true });
  const [sought, setSought] = useState('');
  return (
    <Dialog id="library-dialog" title={`Pictures of ${site}`} size="l" open onClose={onClose}>
      <div className={s.library}>
        <BringPicture site={site} />
        <Awaited of="pictures" from={library}>
          {({ pictures }) => (
            <>
              {pictures.length > 0 && (
                <TextField
                  label="Find a picture"
                  name="sought"
                  optional
                  value={sought}
                  onChange={(event) => setSought(event.target.value)}
                />
              )}
              <Pictures
                site={site}
                pictures={pictures.filter((picture) => isSought(picture, sought))}
                onChoose={onChoose}
              />
              {pictures.length === 0 && <p>There is no picture yet: bring the first.</p>}
            </>
          )}
        </Awaited>
      </div>
    </Dialog>
  );
}

type PicturesProps = Pick<LibraryDialogProps, 'site' | 'onChoose'> & { pictures: readonly LibraryPicture[] };

function Pictures({ site, pictures, onChoose }: PicturesProps) {
  return (
    <ul className={s.pictures} aria-label="Pictures, newest first">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button type="button" className={s.choice} onClick={() => onChoose(picture)}>
            <img src={thumbnailOf(site, picture.id)} alt="" loading="lazy" className={s.thumbnail} />
            <span>{picture.alt}</span>
            <span className={s.facts}>
              {picture.name}, {picture.width} × {picture.height}, by {picture.by}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function isSought({ alt, name }: LibraryPicture, sought: string): boolean {
  return `${alt} ${name}`.toLowerCase().includes(sought.trim().toLowerCase());
}
