import type { ExplainAsked } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { ScrollRegion } from '@shared-kit/ui/layout/scroll-region';
import { ErrorState } from '@shared-kit/ui/message/error-state';
import type { Failure } from '../../api/ask';
import { useDesk, useLazyExplainQuery } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { PageTop } from '../../frame/page-top';
import { Panel } from '../../frame/panel';
import { useSearchParams } from 'react-router';
import * as s from './explain-page.module.css';

/** Why a visitor of a site gets what they get, now or at a moment of the past, by the function that shells ask. */
export function ExplainPage() {
  const desk = useDesk();
  const [explain, { data, error, isFetching }] = useLazyExplainQuery();
  const failure = error as Failure | undefined;
  // An address may ask: `?site=harbor&remote=mfe-search`.
  const [asked] = useSearchParams();
  const given = (name: string) => asked.get(name) ?? '';
  return (
    <>
      <PageTop title="Explain a visit" lead="Why a visitor of a site gets which version, step by step." />
      <Awaited of="sites" from={desk}>
        {({ sites, remotes }) => (
          <form
            className={s.form}
            onSubmit={(event) => {
              event.preventDefault();
              void explain(toQuestion(new FormData(event.currentTarget)));
            }}
          >
            <Select
              label="Site"
              name="site"
              options={sites.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }))}
              defaultValue={given('site') || sites[0]?.slug}
              errors={failure?.fieldErrors['site']}
            />
            <Select
              label="Remote"
              name="remote"
              options={[{ value: '', label: 'All' }, ...remotes.map(({ name }) => ({ value: name, label: name }))]}
              defaultValue={given('remote')}
            />
            <TextField
              label="Visitor"
              name="visitor"
              optional
              help="The value of the cookie “visitor”."
              autoComplete="off"
              defaultValue={given('visitor')}
              errors={failure?.fieldErrors['visitor']}
            />
            <TextField
              label="At"
              name="at"
              type="datetime-local"
              optional
              help="Empty for now."
              errors={failure?.fieldErrors['at']}
            />
            <div>
              <Button type="submit" variant="primary" busy={isFetching}>
                Explain
              </Button>
            </div>
          </form>
        )}
      </Awaited>
      {failure && Object.keys(failure.fieldErrors).length === 0 && (
        <ErrorState title="That cannot be explained now" text={failure.detail} />
      )}
      <div role="status" className={s.answers}>
        {!error &&
          data?.remotes.map(({ remote, lines }) => (
            <Panel key={remote} id={remote} title={remote}>
              <ScrollRegion label={`Why: ${remote}`}>
                <pre className={s.lines}>{lines.join('\n')}</pre>
              </ScrollRegion>
            </Panel>
          ))}
      </div>
    </>
  );
}

function toQuestion(form: FormData): ExplainAsked {
  const { site, remote, visitor, at } = Object.fromEntries(form) as Record<string, string>;
  return {
    site: site ?? '',
    ...(remote && { remote: remote as NonNullable<ExplainAsked['remote']> }),
    ...(visitor?.trim() && { visitor: visitor.trim() }),
    ...(at && { at: new Date(at).toISOString() }),
  };
}
