import { shrinkPhoto } from './shrink-photo';

const LARGEST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = 'Larger than 10 MB';

type SentPhoto = { number: number } | { error: string };

/** Sends one photo and tells, in percent, how far it is: `fetch` tells nothing of what was sent so far. */
export async function sendPhoto(file: File, token: string, onProgress: (percent: number) => void): Promise<SentPhoto> {
  if (file.size > LARGEST_BYTES) return { error: TOO_LARGE };
  const photo = await shrinkPhoto(file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/valuations/${encodeURIComponent(token)}/photos`);
    request.setRequestHeader('content-type', photo.type.startsWith('image/') ? photo.type : 'image/unknown');
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(99, Math.round((loaded / total) * 100)));
    request.onload = () => void answerOf(request).then(resolve);
    request.onerror = () => resolve(NOT_SENT);
    request.send(photo);
  });
}

const NOT_SENT = { error: 'Not sent. Try again.' };

/** What the API says is wrong with the photo; whatever else went wrong is not the photo's fault. */
async function answerOf({ status, responseText }: XMLHttpRequest): Promise<SentPhoto> {
  if (status === 413) return { error: TOO_LARGE };
  const [{ photoStoredSchema }, { problemSchema }] = await Promise.all([
    import('@shared-kit/contracts/lead/valuation.contract'),
    import('@shared-kit/contracts/http/problem.contract'),
  ]);
  try {
    const answer: unknown = JSON.parse(responseText);
    if (status === 201) return { number: photoStoredSchema.parse(answer).number };
    return { error: problemSchema.parse(answer).fieldErrors['photo']?.[0] ?? NOT_SENT.error };
  } catch {
    return NOT_SENT;
  }
}
