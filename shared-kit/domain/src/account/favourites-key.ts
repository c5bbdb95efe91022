/** Where a browser keeps the saved cars of a site. Under the site's name: no site sees another's (S3-02). */
export function favouritesKey(site: string): string {
  return `${site}:favourites`;
}
