/** Whether a car stands in another city than its dealer's main one (S2-14); not known counts as no. */
export function isElsewhere(carCity: string | null, mainCity: string | null): boolean {
  const car = plain(carCity);
  const main = plain(mainCity);
  return car !== '' && main !== '' && car !== main;
}

function plain(city: string | null): string {
  return city?.trim().toLowerCase() ?? '';
}
