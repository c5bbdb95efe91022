import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { SHARE_BEGIN_FORM, SHARE_END_FORM } from './form-ids';
import * as s from './watchlist-page.module.css';

type ShareListProps = {
  /** The link's path; null while the list is not shared. */
  share: string | null;
  /** When it ends by itself, in words. */
  until: string;
};

/** The link by which a shopper shows their list to somebody: made, seen and ended here, by plain forms. */
export function ShareList({ share, until }: ShareListProps) {
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
          {`. It works until ${until}, or until you stop sharing.`}
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
