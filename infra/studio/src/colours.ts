export const colourIds = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'] as const;
export type ColourId = (typeof colourIds)[number];

/** Colours in which a vehicle can be turned around: what most Australians drive. */
export const spinColourIds: readonly ColourId[] = ['white', 'grey', 'black', 'silver'];

/** A paint: its colour in sRGB and how much of it is metal flake, 0 to 1. */
export type Paint = { hex: string; metal: number };

export const colours: Record<ColourId, Paint> = {
  white: { hex: '#e6e7e6', metal: 0 },
  silver: { hex: '#b9bdc2', metal: 0.9 },
  grey: { hex: '#4a5057', metal: 0.75 },
  black: { hex: '#050506', metal: 0.15 },
  blue: { hex: '#0d3573', metal: 0.75 },
  red: { hex: '#98090f', metal: 0.4 },
  green: { hex: '#1f4a36', metal: 0.55 },
  bronze: { hex: '#8a6238', metal: 0.8 },
};
