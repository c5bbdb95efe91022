import { useSite } from '@shared-kit/runtime/site-context';
import { storeText, useStoredText } from '../../../stored-text/use-stored-text';

export type View = 'grid' | 'list';

/** Cards side by side or one below the other, as this browser last chose (S3-02: under the site's name). */
export function useView() {
  const key = `${useSite().slug}:results-view`;
  const view: View = useStoredText(key) === 'list' ? 'list' : 'grid';
  return { view, choose: (next: View) => storeText(key, next) };
}
