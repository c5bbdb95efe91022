/** The page that thanks for a form, which shows the hours of the place it went to (an id of its location). */
export function successPath(form: string, place = ''): string {
  return `/success?${new URLSearchParams({ form, ...(place && { place }) }).toString()}`;
}
