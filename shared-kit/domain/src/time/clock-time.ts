/** A time of the clock on a wall as it is sent and stored, HH:MM: 25:00 is none. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight of a time such as `09:30`; counts on past `24:00`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time so many minutes after midnight, `570` as `09:30`. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "17:00" as "5:00 pm", with a no-break space: "pm" alone on the next line is read as of nothing. */
export function spokenTime(time: string): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(-2)}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
