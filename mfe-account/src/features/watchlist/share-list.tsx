import { useSite } from '@shared-kit/runtime/site-context';
import { siteText } from '@shared-kit/domain/text/site-text';
import { Button } from '@shared-kit/ui/form/button';
import { SHARE_BEGIN_FORM, SHARE_END_FORM } from './form-ids';
import * as s from './watchlist-page.module.css';

/** The link by which a shopper shows their list to somebody: made, seen and ended here, by plain forms. */
export function ShareList({ share }: { share: string | null }) {
  const site = useSite();
  return (
    <section aria-labelledby="share-list" className={s.share}>
      <h2 id="share-list" className={s.shareTitle}>
        Share this list
      </h2>
      <p>{siteText(site, 'A link shows these cars to whoever you send it to, without your name, number or notes.')}</p>
      {share && (
        <p>
          <a href={share}>Your link, to open or copy</a>
        </p>
      )}
      <form method="post">
        <input type="hidden" name="_form" value={share ? SHARE_END_FORM : SHARE_BEGIN_FORM} />
        <Button type="submit" size="s">
          {share ? 'Stop sharing' : 'Make a link'}
        </Button>
      </form>
    </section>
  );
}
