type View = {
  /** How far it is scrolled and how much of it shows, in pixels. */
  top: number;
  height: number;
  rowHeight: number;
  rows: number;
};

/** Rows beyond each edge that are drawn already. */
const BEYOND = 8;

/** Which rows of a long table to draw, `from` to before `to`, and the room in pixels that the others take above and below. */
export function rowWindow({ top, height, rowHeight, rows }: View) {
  const last = Math.min(rows, Math.ceil((top + height) / rowHeight) + BEYOND);
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight) - BEYOND, rows - 1));
  const to = Math.max(from, last);
  return { from, to, above: from * rowHeight, below: (rows - to) * rowHeight };
}
