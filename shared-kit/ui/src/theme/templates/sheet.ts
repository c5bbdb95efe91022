/** Custom properties by name. */
export type Tokens = Readonly<Record<string, string>>;

/** What a template sets: on every screen, and from a laptop's on. */
export type Sheet = { all: Tokens; wide: Tokens };

/** A row of the first picture from edge to edge: gutter, two columns, gutter. */
export const whole = (area: string, height = 'auto') => `'${area} ${area} ${area} ${area}' ${height}`;
