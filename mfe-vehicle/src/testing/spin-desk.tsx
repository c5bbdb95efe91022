import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { SpinViewer } from '../features/spin/spin-viewer';
import type { Frame } from '../features/spin/spin-frames';

const ids = Array.from({ length: 36 }, (_, index) => `suv-frame-${index}`);
const hotspots = [
  { id: 'lamp', description: 'LED head lamps', anchors: [], positions: [{ activeAngle: 0, posX: 20, posY: 50 }] },
  {
    id: 'boot',
    description: 'A boot of 480 litres',
    anchors: [],
    positions: [{ activeAngle: 180, posX: 70, posY: 40 }],
  },
];

/** A frame that is drawn nowhere. */
export const aFrame = () => ({ width: 960, height: 640, close: () => {} }) as unknown as Frame;

/** Ids of the frames that were fetched, in order. */
export const loaded: string[] = [];
const load = async (id: string) => {
  loaded.push(id);
  return aFrame();
};
export const neverLoads = () => new Promise<Frame>(() => {});

/** What the shopper's system asks for, and whether it has a mouse. */
export const preferStillness = (prefersStillness: boolean, hasMouse = true) => {
  window.matchMedia = (query) => ({ matches: query.includes('hover') ? hasMouse : prefersStillness }) as MediaQueryList;
};
export const saveData = (isOn: boolean) => Object.assign(navigator, { connection: { saveData: isOn } });

// jsdom has none.
globalThis.PointerEvent ??= class extends MouseEvent {} as unknown as typeof PointerEvent;

/** Before each test: nothing fetched, a canvas, and a shopper with a mouse who wants no motion. */
export function resetSpin(): void {
  loaded.length = 0;
  saveData(false);
  preferStillness(true);
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {} })) as never;
}

/** Shows a car of 36 frames and two points. */
export const showSpin = (props: Partial<Parameters<typeof SpinViewer>[0]> = {}) =>
  renderWithStore(<SpinViewer ids={ids} hotspots={hotspots} name="CX-5" load={load} {...props} />);

/** The slider of angles. */
export const stage = () => screen.getByRole('slider', { name: 'Turn CX-5' });
