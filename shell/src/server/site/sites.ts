import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
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
  #bySlug = new Map<string, Site>();

  constructor(document: SiteDocument) {
    this.#document = document;
  }

  byHost(host: string): Site | undefined {
    this.#readList();
    return this.#byHost.get(host.replace(/:\d+$/, '').toLowerCase());
  }

  /** A site that its host has named already, in another thread. */
  bySlug(slug: string): Site | undefined {
    this.#readList();
    return this.#bySlug.get(slug);
  }

  #readList(): void {
    const list = this.#document.current;
    if (!list || list === this.#list) return;
    this.#list = list;
    this.#byHost = new Map(list.sites.flatMap((site) => site.hosts.map((name) => [name, site])));
    this.#bySlug = new Map(list.sites.map((site) => [site.slug, site]));
  }

  get known(): boolean {
    return this.#document.current !== undefined;
  }
}
