/** Where the running platform is: `npm test` says so, otherwise it is the one `npm start` runs. */
export const shellPort = Number(process.env['E2E_PORT'] ?? 3000);
export const operatorPort = Number(process.env['E2E_OPERATOR_PORT'] ?? 3001);
export const operatorOrigin = `http://127.0.0.1:${operatorPort}`;
export const apiOrigin = process.env['E2E_API_ORIGIN'] ?? `http://127.0.0.1:${operatorPort + 1}`;

type SiteRow = { slug: string; hosts: string[] };

/** The address of a demo site. */
export async function siteOrigin(slug: string): Promise<string> {
  const answer = await fetch(`${operatorOrigin}/sites`);
  const body = (await answer.json()) as SiteRow[] | { sites: SiteRow[] };
  const site = (Array.isArray(body) ? body : body.sites).find((row) => row.slug === slug);
  if (!site) throw new Error(`No demo site "${slug}"`);
  return `http://${site.hosts.find((host) => host !== 'localhost') ?? 'localhost'}:${shellPort}`;
}
