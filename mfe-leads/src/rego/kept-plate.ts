export type Plate = { rego: string; state: string };

const keyOf = (site: string) => `${site}:trade-in-plate`;

/** Keeps the plate for the last step, in this tab only: no address ever holds it. */
export function keepPlate(site: string, plate: Plate): void {
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify(plate));
  } catch {
    // It is asked again.
  }
}

/** The plate that was looked up in this tab; null for none. */
export function keptPlate(site: string): Plate | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('rego' in kept) || !('state' in kept)) return null;
    return { rego: String(kept.rego), state: String(kept.state) };
  } catch {
    return null;
  }
}
