type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };

type Measures = {
  /** What one sees of the page's own part, or of another. */
  seen: (selector: string, within?: ParentNode) => Element[];
  /** Pixels from the page's beginning. */
  boxOf: (element: Element) => Box;
  nameOf: (element: Element) => string;
  /** Whether all of it is something to see, or its edges alone. */
  thingOf: (element: Element) => 'whole' | 'edges' | null;
  isFloating: (element: Element) => boolean;
  /** A light ground, or a picture that nothing dims. */
  isLight: (element: Element) => boolean;
  /** The site's loud colour, as the browser says it. */
  accent: string;
};

declare global {
  interface Window {
    measures: Measures;
  }
}

/** Puts into a page what its measures share. It runs there, and uses nothing from outside. */
export function installMeasures(): void {
  const things = 'img, svg, video, input, select, textarea, button, iframe, canvas, hr';
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);

  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = y + scrollY;
    return { left: x, right: x + width, top, bottom: top + height, width, height };
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const hasEdges = (element: Element) => {
    const { backgroundImage, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    return (
      !isClear(groundOf(element)) ||
      backgroundImage !== 'none' ||
      borderTopWidth !== '0px' ||
      borderBottomWidth !== '0px'
    );
  };
  const probe = document.createElement('i');
  probe.style.background = 'var(--accent)';
  document.body.append(probe);

  const accent = groundOf(probe);
  probe.remove();
  window.measures = {
    boxOf,
    accent,
    seen: (selector, within = document.querySelector('main') ?? document) =>
      [...within.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && boxOf(element).height > 1,
      ),
    nameOf: (element) =>
      `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 24)} "${(element.textContent || '').trim().slice(0, 40)}"`,
    thingOf: (element) => {
      if (element.matches(things) || hasWords(element)) return 'whole';
      if (!hasEdges(element)) return null;
      return element.childElementCount === 0 ? 'whole' : 'edges';
    },
    isFloating: (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    isLight: (element) => {
      if (element.matches('img')) return getComputedStyle(element).filter === 'none';
      const ground = groundOf(element);
      // A mixed colour is said in parts of one: "color(srgb 0.16 0.24 0.28)".
      const most = ground.startsWith('color(') ? 255 : 1;
      const [red = 0, green = 0, blue = 0] = (ground.match(/\d+(?:\.\d+)?/g) ?? []).map((part) => Number(part) * most);
      return !isClear(ground) && red + green + blue > 540;
    },
  };
}
