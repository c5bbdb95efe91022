import type { ShownPlace } from '../api/shown-place';
import { openingWords } from '@shared-kit/domain/place/opening-words';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './hours.module.css';

type OpenNowProps = {
  location: Pick<ShownPlace, 'special_hours'> & { contact_detail: Pick<ShownPlace['contact_detail'], 'opening_hours'> };
  /** In a line with other words. */
  as?: 'p' | 'span';
};

/** "Open until 5:00 pm", or when it opens next. Nothing of a place whose hours nobody knows: it need not be closed. */
export function OpenNow({ location, as: Element = 'p' }: OpenNowProps) {
  const { time_zone: timeZone } = useSite();
  const now = useRenderTime();
  const hours = { opening_hours: location.contact_detail.opening_hours, special_hours: location.special_hours };
  const words = openingWords(hours, timeZone, now);
  return words && <Element className={words.isOpen ? s.open : s.closed}>{words.text}</Element>;
}
