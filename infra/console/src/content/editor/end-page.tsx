import type { ContentLeader } from '@shared-kit/contracts/operator/content-desk.contract';
import { isLeftDead, leaderWords } from '@shared-kit/domain/content/leader-words';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Confirm } from '@shared-kit/ui/overlay/confirm';
import { use } from 'react';
import { Link } from 'react-router';
import { useContentLeadersQuery, useEndPageMutation } from '../../api/content.api';
import { Awaited } from '../../frame/awaited';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { editorAt } from '../editor-at';
import * as s from './editor.module.css';
import type { Draft } from './use-draft';

/** Takes the page away, after saying what leads to it. */
export function EndPage({ draft, onReload }: { draft: Draft; onReload: () => void }) {
  const { site, page } = draft;
  const leaders = useContentLeadersQuery({ site, path: page.path }, { refetchOnMountOrArgChange: true });
  const [end, { error, isLoading }] = useEndPageMutation();
  const notify = use(NoticeContext);

  async function send(form: FormData) {
    const base = draft.isDirty ? await draft.save() : draft.base;
    if (base === null) return;
    const answer = await end({ site, path: page.path, base, moved_to: textOf(form, 'moved_to') || null });
    if (!answer.data) return;
    notify(`${page.path} is taken away.`);
    onReload();
  }

  return (
    <Confirm
      label="Take it away"
      keep="Leave it there"
      question="Take this page away from now on?"
      consequences={['Its versions stay, and any of them can be published again.']}
    >
      <Awaited of="links to this page" from={leaders}>
        {(read) => <Leaders site={site} leaders={read.leaders} />}
      </Awaited>
      <form
        className={s.asked}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Where its address leads then"
          name="moved_to"
          optional
          placeholder="/specials"
          help={helpFor(leaders.data?.leaders ?? [])}
          errors={fieldErrorsOf(error)['moved_to']}
        />
        <Failed error={error} fields={['moved_to']} />
        <Button type="submit" variant="primary" busy={isLoading}>
          Take the page away
        </Button>
      </form>
    </Confirm>
  );
}

/** What leads to the page, each with the way to where it is written; of the site's file and of settings there is none. */
function Leaders({ site, leaders }: { site: string; leaders: readonly ContentLeader[] }) {
  if (leaders.length === 0) return <p>Nothing on this site leads here.</p>;
  const [lost, kept] = [leaders.filter(isLeftDead), leaders.filter((leader) => !isLeftDead(leader))];
  return (
    <>
      <Listed
        site={site}
        title="These lose their link, and have it back once the page is there again:"
        leaders={kept}
      />
      <Listed
        site={site}
        title="Whoever follows these finds nothing, unless you name an address below:"
        leaders={lost}
      />
    </>
  );
}

function Listed({ site, title, leaders }: { site: string; title: string; leaders: readonly ContentLeader[] }) {
  if (leaders.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className={s.findings}>
        {leaders.map((leader) => {
          const words = leaderWords(leader);
          const to = writtenAt(site, leader);
          return <li key={words}>{to === null ? words : <Link to={to}>{words}</Link>}</li>;
        })}
      </ul>
    </div>
  );
}

/** The rest stands in the site's file, or in no place of its own. */
const WRITTEN_ON_THE_DESK = new Set<ContentLeader['part']>(['header_menu', 'footer_menu', 'announcement', 'home']);

function writtenAt(site: string, { part, page }: ContentLeader): string | null {
  if (page !== null) return editorAt(site, page);
  return WRITTEN_ON_THE_DESK.has(part) ? `/site?${new URLSearchParams({ site })}` : null;
}

function helpFor(leaders: readonly ContentLeader[]): string {
  if (leaders.length === 0) return 'Without it the address is not found.';
  return 'With an address here all of these lead there. Without it this page is not found.';
}
