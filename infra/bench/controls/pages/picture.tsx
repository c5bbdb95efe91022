const widths = [160, 320, 480, 640, 960, 1280, 1600];

type PictureProps = { id: string; sizes: string; widest: number; alt: string; first?: boolean };

/** A picture of the product in the widths its page offers; the first of a page is fetched before all others. */
export function Picture({ id, sizes, widest, alt, first = false }: PictureProps) {
  const src = (width: number) => `/img/${id}?w=${width}`;
  const srcSet = widths
    .filter((width) => width <= widest)
    .map((width) => `${src(width)} ${width}w`)
    .join(', ');
  const order = first ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img sizes={sizes} srcSet={srcSet} src={src(640)} alt={alt} width={960} height={640} {...order} />;
}
