import { MOST_PHOTOS } from '@shared-kit/domain/form/photo-limits';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { leadsApi } from '../../api/leads.api';
import { sendPhoto } from './send-photo';

/** One the dealer has (`number`), one on its way, or one that was refused (`error`). */
export type Photo = { key: string; name: string; percent: number; number: number | null; error: string | null };

const isStored = ({ number }: Photo) => number !== null;
const takesPlace = ({ number, error }: Photo) => number !== null || error === null;

/**
 * The photos of a valuation: those the dealer has already and those chosen now.
 *
 * `said` tells in a sentence what happened last. Files are sent one after the other, each once; one that does not fit
 * among ten is left out, and said so.
 */
export function usePhotos(token: string, numbers: readonly number[]) {
  const dispatch = useDispatch();
  const [photos, setPhotos] = useState<readonly Photo[]>(() => numbers.map(stored));
  const chosenSoFar = useRef(0);
  const [said, setSaid] = useState('');
  const [removePhoto] = leadsApi.endpoints.removePhoto.useMutation();
  const free = MOST_PHOTOS - photos.filter(takesPlace).length;

  const change = (key: string, news: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));

  async function add(chosen: readonly File[]) {
    const sending = chosen
      .slice(0, Math.max(0, free))
      .map((file) => ({ file, key: `chosen-${(chosenSoFar.current += 1)}` }));
    setPhotos((all) => [...all, ...sending.map(({ file, key }) => waiting(key, file.name))]);
    for (const { file, key } of sending) {
      setSaid(`Sending ${file.name}`);
      const answer = await sendPhoto(file, token, (percent) => change(key, { percent }));
      change(key, { percent: 100, ...answer });
      setSaid('error' in answer ? `${file.name}: ${answer.error}` : `${file.name} added`);
    }
    const left = chosen.length - sending.length;
    if (left > 0) setSaid(`${left} of your files left out: ${MOST_PHOTOS} photos are the most`);
    dispatch(leadsApi.util.invalidateTags(['Valuation']));
  }

  /** @returns whether it is gone. */
  async function remove({ key, name, number }: Photo): Promise<boolean> {
    const { error } = number === null ? {} : await removePhoto({ token, number });
    if (error) setSaid(`${name} could not be removed. Try again.`);
    else {
      setPhotos((all) => all.filter((photo) => photo.key !== key));
      setSaid(`${name} removed`);
    }
    return !error;
  }

  return { photos, said, free, count: photos.filter(isStored).length, add, remove };
}

function stored(number: number): Photo {
  return { key: `stored-${number}`, name: `Photo ${number}`, percent: 100, number, error: null };
}

function waiting(key: string, name: string): Photo {
  return { key, name, percent: 0, number: null, error: null };
}
