import type { FastifyPluginAsync } from 'fastify';
import { access } from '@infra/releases/operator/access';
import type { Operator } from '@infra/releases/operator/access';
import { may } from '@shared-kit/domain/operator/may';
import type { SupervisedProcess } from '../supervisor/supervised-process';
import { html } from './pages/html';
import type { Html } from './pages/html';
import { sendPage } from './pages/page';
import type { SiteSummary } from './read-sites';
import { table } from './pages/table';

type OverviewOptions = {
  processes: readonly SupervisedProcess[];
  listSites: () => Promise<SiteSummary[]>;
  apiDocsUrl: string;
};

const SEEING = { config: access('platform.see') };

/** The first page: which sites there are, what runs, and where everything else is. */
export const overviewRoutes: FastifyPluginAsync<OverviewOptions> = async (
  app,
  { processes, listSites, apiDocsUrl },
) => {
  app.get('/sites', SEEING, async ({ operator }) => ({ sites: sitesFor(operator, await listSites()) }));

  app.get('/processes', SEEING, () =>
    processes.map(({ spec, pid, sparePid, restarts }) => ({
      name: spec.name,
      pid: pid ?? null,
      spare: sparePid ?? null,
      restarts,
    })),
  );

  app.get('/', SEEING, async ({ operator }, reply) => {
    const [sites, rows] = await Promise.all([
      listSites().catch(() => undefined),
      Promise.all(processes.map(processRow)),
    ]);
    return sendPage(
      reply,
      'Overview',
      html`${
          sites
            ? siteTables(sitesFor(operator, sites), maySeeFeeds(operator))
            : html`<p class="bad">The API or the registry does not answer; the table of sites is not available.</p>`
        }
        <h2>Processes</h2>
        ${table('Processes', ['Process', 'State', 'Process id', 'Spare', 'Restarts'], rows)}
        <h2>Pages</h2>
        <ul>
          <li><a href="/console/">Console</a>: releases, who decided what, and acting on it</li>
          <li><a href="/leads">Leads</a>: every enquiry and what became of it</li>
          <li>
            <a href="/outbox">Outbox</a>: mails and text messages that were caught (<a href="/outbox.json">JSON</a>)
          </li>
          <li><a href="/sites">Sites</a>: hosts, flags and versions as JSON</li>
          <li><a href="/kit/">Design kit</a>: every component in every theme</li>
          <li><a href="/kit/pictures">Pictures</a>: contact sheets of the demo's vehicles</li>
          <li><a href="${apiDocsUrl}">API documentation</a></li>
          <li><a href="/registry/snapshot.json">Release registry</a>: what shells resolve versions from</li>
          <li><a href="/metrics">Metrics</a>, <a href="/healthz">liveness</a>, <a href="/readyz">readiness</a></li>
        </ul>`,
    );
  });
};

/** An address of a feed opens it, so that it is for those only who hand it to advertisers. */
function maySeeFeeds(operator: Operator | null): boolean {
  return operator !== null && may(operator, 'feeds.see');
}

function sitesFor(operator: Operator | null, sites: readonly SiteSummary[]): SiteSummary[] {
  return sites.map((site) => (maySeeFeeds(operator) ? site : { ...site, feeds: [] }));
}

async function processRow(process: SupervisedProcess) {
  const isReady = await process.isReady();
  const state = isReady ? html`<span class="good">ready</span>` : html`<span class="bad">not ready</span>`;
  return [process.spec.name, state, process.pid ?? '', process.sparePid ?? '', process.restarts];
}

function siteTables(sites: readonly SiteSummary[], hasFeeds: boolean): Html {
  const siteRows = sites.map(({ name, group, url, feeds }) => [
    ...[name, html`<a href="${url}">${url}</a>`, group],
    ...(hasFeeds ? [html`${feeds.map((path) => html`<a href="${url}${path}">${feedName(path)}</a> `)}`] : []),
  ]);
  const remotes = [...new Set(sites.flatMap((site) => Object.keys(site.remotes)))];
  return html`<h2>Sites</h2>
    ${table('Sites', ['Site', 'Opens at', 'Group', ...(hasFeeds ? ['Feeds for advertisers'] : [])], siteRows)}
    <h2>Versions</h2>
    ${table(
      'Versions',
      ['Remote', 'Version'],
      remotes.map((remote) => [remote, versionsOf(remote, sites)]),
    )}`;
}

/** `/feeds/google-vehicles.tsv?token=…` is called google-vehicles.tsv. */
function feedName(path: string): string {
  return path.replace(/^.*\/|\?.*$/g, '');
}

/** "1.2.0" where all sites agree, otherwise which sites have which: "1.2.0 (coast, main), 1.1.0 (trucks)". */
function versionsOf(remote: string, sites: readonly SiteSummary[]): string {
  const byVersion = Object.entries(Object.groupBy(sites, (site) => site.remotes[remote] ?? 'none'));
  if (byVersion.length === 1) return byVersion[0]?.[0] ?? '';
  return byVersion
    .map(([version, having = []]) => `${version} (${having.map(({ slug }) => slug).join(', ')})`)
    .join(', ');
}
