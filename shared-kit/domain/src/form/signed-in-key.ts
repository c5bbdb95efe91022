/** Where a browser keeps that somebody is signed in at a site, not who: it is not asked for everybody else. */
export function signedInKey(site: string): string {
  return `${site}:signed-in`;
}
