import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Db } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import type { StockSearch } from '../find/stock-search.port';
import { siteMcpServer } from './mcp-server';

/**
 * What the site's MCP server answers to what was posted, on a session of its own: nothing is streamed.
 *
 * @param origin of the site, which links in the answer begin with.
 */
export async function answerAssistant(
  body: unknown,
  site: TenantSite,
  origin: string,
  deps: { db: Db; stockSearch: StockSearch },
): Promise<Response> {
  const server = siteMcpServer(site, origin, deps);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const headers = new Headers({ accept: 'application/json, text/event-stream', 'content-type': 'application/json' });
  const asked = new Request(`${origin}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answered = await transport.handleRequest(asked, { parsedBody: body });
  await server.close();
  return answered;
}
