import { useState, useSyncExternalStore } from 'react';
import type { ChangeEvent } from 'react';
import * as s from './trade-in.module.css';

const MOST = 10;
const LARGEST_BYTES = 10 * 1024 * 1024;

type Upload = { name: string; percent: number; error: string | null };
const neverChanges = () => () => {};

/** Up to ten photos, each sent by itself with its own progress. It needs JavaScript, and nothing depends on it. */
export function PhotoUpload({ token, count }: { token: string; count: number }) {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  if (!isAlive) return null;
  const sent = count + uploads.filter(({ percent, error }) => percent === 100 && error === null).length;

  function note(index: number, change: Partial<Upload>) {
    setUploads((all) => all.map((upload, place) => (place === index ? { ...upload, ...change } : upload)));
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])].slice(0, Math.max(0, MOST - sent));
    const first = uploads.length;
    setUploads((all) => [...all, ...files.map(({ name }) => ({ name, percent: 0, error: null }))]);
    for (const [offset, file] of files.entries()) {
      const error = await send(file, token, (percent) => note(first + offset, { percent }));
      note(first + offset, { percent: 100, error });
    }
  }

  return (
    <section className={s.photos} aria-labelledby="photos-title">
      <h2 id="photos-title">Add photos</h2>
      <p className={s.note}>All four sides, the seats and the dashboard help most. Up to {MOST} files of 10 MB.</p>
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label="Photos"
        disabled={sent >= MOST}
        onChange={(event) => void choose(event)}
      />
      <ul className={s.uploads} aria-live="polite">
        {uploads.map(({ name, percent, error }, index) => (
          <li key={`${name}-${index}`}>
            <span>{name}</span>
            {error ? (
              <span className={s.refused}>{error}</span>
            ) : (
              <progress max={100} value={percent} aria-label={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `fetch` tells nothing of what was sent so far. Resolves with what was wrong, or null. */
function send(file: File, token: string, onProgress: (percent: number) => void): Promise<string | null> {
  if (file.size > LARGEST_BYTES) return Promise.resolve('Larger than 10 MB');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/valuations/${token}/photos`);
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'image/unknown');
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(99, Math.round((loaded / total) * 100)));
    request.onload = () => resolve(request.status === 201 ? null : 'This file is not a photo we can read');
    request.onerror = () => resolve('Not sent. Try again.');
    request.send(file);
  });
}
