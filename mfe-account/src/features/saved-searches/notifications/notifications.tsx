import type { MyNotifications } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALERT_PUSH_WORDING } from '@shared-kit/domain/account/alert-wording';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Stack } from '@shared-kit/ui/layout/stack';
import { loadNotifyHere } from './load-notify-here';
import { useState } from 'react';
import { notificationsApi } from '../../../api/notifications.api';
import { LateButton } from '../../../late-button/late-button';
import { FREQUENCY_WORDS } from '../frequency-words';
import * as rows from '../../../rows/rows.module.css';
import * as s from './notifications.module.css';

const KINDS_FORM = 'push-kinds';
const REMOVE_FORM = 'push-remove';
const KIND_WORDS = [
  ['new', 'Cars that match a saved search'],
  ['price', 'Price drops'],
  ['gone', 'Saved cars that are reserved or sold'],
] as const;
const loadButton = async () => (await loadNotifyHere()).NotifyHere;

/** Notifications in browsers: what they tell, where they are shown, and the way to begin here. Ended by plain forms. */
export function Notifications({ wasChosen }: { wasChosen: boolean }) {
  const site = useSite();
  const {
    public_key: publicKey,
    told,
    browsers,
  } = useSuspenseQuery(notificationsApi.endpoints.getMyNotifications, undefined);
  // Where it began with a press on this very page, what came of it stays where the button was.
  const [isOffered] = useState(publicKey !== null && !browsers.some(({ is_this: isThis }) => isThis));
  if (publicKey === null && browsers.length === 0) return null;
  return (
    <section aria-labelledby="notifications">
      <SectionHeading id="notifications" title="Notifications in your browser" />
      <Stack gap={16}>
        {told ? (
          <p>{`Between 8 am and 8 pm, ${FREQUENCY_WORDS[told.frequency]}.`}</p>
        ) : (
          <p className={s.wording}>{siteText(site, ALERT_PUSH_WORDING)}</p>
        )}
        {publicKey !== null && isOffered && <LateButton needs="PushManager" load={loadButton} props={{ publicKey }} />}
        {told && <Kinds kinds={told.kinds} wasChosen={wasChosen} />}
        {browsers.length > 0 && <Browsers browsers={browsers} />}
      </Stack>
    </section>
  );
}

type KindsProps = Pick<NonNullable<MyNotifications['told']>, 'kinds'> & { wasChosen: boolean };

/** What somebody is told of; a shopper who wants none of it removes the browser. */
function Kinds({ kinds, wasChosen }: KindsProps) {
  const site = useSite();
  const refused = useFormResult(KINDS_FORM);
  const errors = refused?.problem.fieldErrors ?? {};
  return (
    <form method="post" aria-label="What you are notified of">
      <Stack gap={8}>
        {wasChosen && !refused && <p role="status">Saved.</p>}
        {refused && !errors['new'] && <p role="alert">It could not be saved. Please try again in a moment.</p>}
        <input type="hidden" name="_form" value={KINDS_FORM} />
        {KIND_WORDS.map(([kind, label]) => (
          <Checkbox
            key={kind}
            id={`push-${kind}`}
            name={kind}
            label={siteText(site, label)}
            defaultChecked={kinds.includes(kind) && !refused}
            errors={errors[kind]}
          />
        ))}
        <div>
          <Button type="submit" size="s">
            Save what you are notified of
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Each browser with the way to end it. */
function Browsers({ browsers }: Pick<MyNotifications, 'browsers'>) {
  const refused = useFormResult(REMOVE_FORM);
  return (
    <>
      {refused && <p role="alert">It could not be removed. Please try again.</p>}
      <ul className={rows.list}>
        {browsers.map(({ id, made, is_this: isThis }) => (
          <li key={id} className={rows.item}>
            <div>
              <p>{isThis ? 'This browser' : 'Another browser'}</p>
              <p className={rows.small}>{`Since ${made}`}</p>
            </div>
            <form method="post">
              <input type="hidden" name="_form" value={REMOVE_FORM} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="s" aria-label={`Stop notifications: browser since ${made}`}>
                Stop
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
