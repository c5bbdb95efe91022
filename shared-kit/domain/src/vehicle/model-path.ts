/** All brands that a site sells new or has in stock, and all models that it sells new. */
export const BRANDS_PATH = '/brands';
export const MODELS_PATH = '/models';

/** The page of a model that a site sells new. */
export function modelPath(slug: string): string {
  return `${MODELS_PATH}/${encodeURIComponent(slug)}`;
}

/** The page of a brand with its models. */
export function brandPath(slug: string): string {
  return `/${encodeURIComponent(slug)}/overview`;
}
