/** The page of a model that a site sells new. */
export function modelPath(slug: string): string {
  return `/models/${encodeURIComponent(slug)}`;
}

/** The page of a brand with its models. */
export function brandPath(slug: string): string {
  return `/${encodeURIComponent(slug)}/overview`;
}
