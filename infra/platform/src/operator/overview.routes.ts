import type { FastifyPluginAsync } from 'fastify';
import type { SupervisedProcess } from '../supervisor/supervised-process';
import { html } from './html';
import type { Html } from './html';
import { sendPage } from './page';
import type { SiteSummary } from './read-sites';

type OverviewOptions = {
  processes: readonly SupervisedProcess[];
  listSites: () => Promise<SiteSummary[]>;
  apiDocsUrl: string;
};

/** The first page: what runs, which sites there are, and where everything else is. */
export const overviewRoutes: FastifyPluginAsync<OverviewOptions> = async (
  app,
  { processes, listSites, apiDocsUrl },
) => {
  app.get('/sites', async () => ({ sites: await listSites() }));

  app.get('/', async (_request, reply) => {
    const [sites, rows] = await Promise.all([
      listSites().catch(() => undefined),
      Promise.all(processes.map(processRow)),
    ]);
    return sendPage(
      reply,
      'Overview',
      html`<h2>Sites</h2>
        ${sites ? siteTable(sites) : html`<p class="bad">The API or the registry does not answer; the table of sites is not available.</p>`}
        <h2>Processes</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Process</th>
                <th scope="col">State</th>
                <th scope="col">Process id</th>
                <th scope="col">Restarts</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>
        <h2>Pages</h2>
        <ul>
          <li>
            <a href="/outbox">Outbox</a>: mails and text messages that were caught (<a href="/outbox.json">JSON</a>)
          </li>
          <li><a href="/sites">Sites</a>: hosts, flags and versions as JSON</li>
          <li><a href="/kit">Design kit</a>: every component in every theme</li>
          <li><a href="${apiDocsUrl}">API documentation</a></li>
          <li><a href="/registry/snapshot.json">Release registry</a>: what shells resolve versions from</li>
          <li><a href="/metrics">Metrics</a>, <a href="/healthz">liveness</a>, <a href="/readyz">readiness</a></li>
        </ul>`,
    );
  });
};

async function processRow(process: SupervisedProcess): Promise<Html> {
  const state = (await process.isReady())
    ? html`<span class="good">ready</span>`
    : html`<span class="bad">not ready</span>`;
  return html`<tr>
    <th scope="row">${process.spec.name}</th>
    <td>${state}</td>
    <td>${process.pid ?? ''}</td>
    <td>${process.restarts}</td>
  </tr>`;
}

function siteTable(sites: readonly SiteSummary[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Site</th>
          <th scope="col">Group</th>
          <th scope="col">Opens at</th>
          <th scope="col">Versions</th>
        </tr>
      </thead>
      <tbody>
        ${sites.map(
          (site) =>
            html`<tr>
              <th scope="row">${site.name}</th>
              <td>${site.group}</td>
              <td><a href="${site.url}">${site.url}</a></td>
              <td>${Object.entries(site.remotes).map(([remote, version]) => html`<div>${remote} ${version}</div>`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
