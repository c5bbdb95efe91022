import { createElement } from 'react';
import type { ComponentProps } from 'react';

/** How Lucide's icon files describe a drawing on a square of 24, without what `bare-icons.cjs` leaves out. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Makes an icon of Lucide's data. The build puts it in the place of Lucide's own factory, which costs every page
 * 2 KB of script for contexts and variants that nobody here uses. Icons are decoration: the words stand beside them.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
