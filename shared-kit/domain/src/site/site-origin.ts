type RequestOrigin = {
  /** Without its colon: http or https. */
  protocol: string;
  /** With its port. */
  host: string;
};

/**
 * The one origin of a site, whichever of its hosts it is read at: the last of its hosts in the domain of the one asked
 * at (`x.localhost:3000` stays local, `www.x.example` is `x.example`), else that one, else the last it names.
 */
export function siteOrigin({ hosts }: { hosts: readonly string[] }, { protocol, host }: RequestOrigin): string {
  const [name = '', port] = host.toLowerCase().split(':');
  const top = name.split('.').at(-1);
  const near =
    hosts.findLast((own) => own.includes('.') && own.split('.').at(-1) === top) ?? hosts.find((own) => own === name);
  return `${protocol}://${near ?? hosts.at(-1) ?? name}${near && port ? `:${port}` : ''}`;
}
