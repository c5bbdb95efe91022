/** A moment as a field of local time has it, without its zone: 2026-12-24T00:00; empty for what is no moment. */
export function toLocalField(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
