import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { storeText, useStoredText } from '../../../stored-text/use-stored-text';

export type View = 'grid' | 'list';

/** Cards side by side or one below the other, as this browser last chose (S3-02: under the site's name), at first as the site has it. */
export function useView() {
  const key = `${useSite().slug}:results-view`;
  const { results_view: usual } = useRemoteConfig('mfe-search');
  const chosen = useStoredText(key);
  const view: View = chosen === 'list' || chosen === 'grid' ? chosen : usual;
  return { view, choose: (next: View) => storeText(key, next) };
}
