import { siteSchema } from '@shared-kit/contracts/site-config.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { z } from 'zod';

export const siteListSchema = z.object({ sites: z.array(siteSchema) });
export type SiteList = z.infer<typeof siteListSchema>;
/** The last good copy; another object whenever something changed. */
type SiteDocument = { readonly current: SiteList | undefined };

/** Which site a host name is. Nothing else selects one. */
export class Sites {
  readonly #document: SiteDocument;
  #list: SiteList | undefined;
  #byHost = new Map<string, Site>();

  constructor(document: SiteDocument) {
    this.#document = document;
  }

  byHost(host: string): Site | undefined {
    const list = this.#document.current;
    if (list && list !== this.#list) {
      this.#list = list;
      this.#byHost = new Map(list.sites.flatMap((site) => site.hosts.map((name) => [name, site])));
    }
    return this.#byHost.get(host.replace(/:\d+$/, '').toLowerCase());
  }

  get known(): boolean {
    return this.#document.current !== undefined;
  }
}
