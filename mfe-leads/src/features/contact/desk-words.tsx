import { chatEmbed } from '@shared-kit/domain/picture/media-embed';
import { mainPlace } from '@shared-kit/domain/place/place-asked';
import { openingWords } from '@shared-kit/domain/place/opening-words';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { usePlaces } from '../../places/place-fields';
import { deskApi } from './desk.api';

/**
 * Who reads what is written here, and when: by the hours of the vehicle's place, else of the site's main one.
 *
 * @param place id of the vehicle's place.
 */
export function DeskWords({ place }: { place: string | undefined }) {
  const { time_zone: timeZone } = useSite();
  const { chat } = useRemoteConfig('mfe-leads');
  const places = usePlaces(null);
  const { data: hours = {} } = deskApi.endpoints.getDesk.useQuery();
  const now = new Date(useRenderTime());
  const desk = places.find(({ id }) => id === place) ?? mainPlace(places);
  const known = desk && hours[desk.id];
  const words = known && openingWords(known, timeZone, now);
  return (
    <>
      <p>
        This is our message desk{chatEmbed(chat) ? '' : ', not a live chat'}: you write, and a person from our team
        answers by phone or email.
      </p>
      {desk && words && (
        <p>
          {desk.name}: {words.text}.{' '}
          {words.isOpen ? 'Messages are read while we are open.' : 'We read your message then.'}
        </p>
      )}
    </>
  );
}
