import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { contentPages } from '@shared-kit/domain/content/content-pages';
import { OWN_PAGES } from '@shared-kit/domain/account/own-pages';
import { SIGN_IN_PATH } from '@shared-kit/domain/account/sign-in-path';
import * as tokenPaths from '@shared-kit/domain/form/token-path';
import { makePath, scopePath } from '@shared-kit/domain/search/search-path';
import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { FINANCE_PATH, SENT_PATH } from '@shared-kit/domain/form/form-path';
import { COMPARE_PATH } from '@shared-kit/domain/search/compare-path';
import { BRANDS_PATH } from '@shared-kit/domain/vehicle/model-path';
import { PRINT_PATH } from '@shared-kit/domain/vehicle/vehicle-path';
import type { TenantSite } from '../../../plugins/tenant';
import type { SiteCatalogue } from '../site-catalogue.repository';

/** Makes that the guide names. */
const NAMED_MAKES = 20;

/** Pages of whoever is signed in, or put something together. */
const ONES_OWN = [SIGN_IN_PATH, ...OWN_PAGES.map(({ path }) => path)];
/** Pages that a link in somebody's mail opens, by what stands before its token. */
const BY_TOKEN = new Set(Object.values(tokenPaths).map((path) => path('{token}').split('{token}')[0] ?? ''));

/** What crawlers may read: everything but what is private or has no page of its own. */
export function robotsText(origin: string): string {
  const hidden = ['/api/', ...ONES_OWN, ...BY_TOKEN, SENT_PATH, COMPARE_PATH, PRINT_PATH];
  return ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** A guide to the site for language models (llmstxt.org): who it is, what there is, and where to ask. */
export function llmsText(origin: string, site: TenantSite, catalogue: SiteCatalogue): string {
  const { config } = site;
  const total = catalogue.carTypes.reduce((sum, { count }) => sum + count, 0);
  const link = (label: string, path: string, note: string) => `- [${label}](${origin}${path}): ${note}`;
  return [
    `# ${config.name}`,
    '',
    `> ${config.intro || config.tagline} ${formatNumber(total)} vehicles in stock, ${config.address.city} ${config.address.state}, Australia. Prices are in Australian dollars including GST; the words beside a price say what else it includes. A repayment is an estimate and is always given with its annual rate and comparison rate.`,
    '',
    '## Ask for live stock',
    '',
    `- Model Context Protocol, read only: ${origin}/mcp (tools search_cars, get_car, get_dealership)`,
    link(
      'Search API',
      '/api/search?query=white+ute+under+45k',
      'JSON; words are read as filters. POST /api/search takes search_filters, filters, hitsPerPage, offset, query, sort.',
    ),
    link('OpenAPI', '/api/openapi.json', 'the whole API'),
    '',
    '## Stock',
    '',
    ...catalogue.carTypes
      .filter(isInStock)
      .map(({ name, count }) =>
        link(`${name.charAt(0).toUpperCase()}${name.slice(1)} cars`, scopePath(`${name}-cars`), `${count} in stock`),
      ),
    ...catalogue.makes
      .filter(isInStock)
      .slice(0, NAMED_MAKES)
      .map(({ name, count }) => link(name, makePath(name), `${count} in stock`)),
    '',
    '## The dealer',
    '',
    ...(settingsOf(site.config, 'mfe-vehicle').new_cars && config.brand_count > 0
      ? [link('Brands', BRANDS_PATH, `${config.brand_count} with new models to order or vehicles in stock`)]
      : []),
    link('Locations', LOCATIONS_PATH, 'addresses, phones and opening hours'),
    ...(config.flags.finance_gated ? [] : [link('Finance', FINANCE_PATH, 'repayment calculator')]),
    ...contentPages(config, new Date()).map(({ title, path, description }) => link(title, path, description || title)),
    '',
  ].join('\n');
}

function isInStock({ count }: { count: number }): boolean {
  return count > 0;
}
