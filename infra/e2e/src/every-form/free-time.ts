import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bookingSlotsSchema } from '@shared-kit/contracts/lead/booking.contract';
import { spokenTime } from '@shared-kit/domain/time/clock-time';
import { request } from 'undici';
import { NEXT } from '../people/keyboard';
import type { Keystrokes } from '../people/keyboard';
import { shellOrigin } from '../running-platform';
import type { Visit } from './form-journey';

/** Which of the free days: never the first, of which some times are past; a second choice is later than the first. */
const dayOf = (isSecond: boolean) => (isSecond ? 4 : 1) + below(3);
const below = (most: number) => Math.floor(Math.random() * most);

/** A free day and time: chosen where the page knows them, typed where it cannot. Not the same in two runs. */
export async function chooseTime({ page, alive }: Visit, name: string, isSecond = false): Promise<Keystrokes> {
  const form = page.getByRole('form', { name });
  const days = form.getByRole('group', { name: /^Day/ }).getByRole('radio');
  // Where a script asks for the free times, they are there in a moment.
  if (alive) await expect(days.nth(1)).toBeAttached();
  if ((await days.count()) === 0) {
    const place = await form.locator('[name=location_id]').inputValue({ timeout: 5000 });
    return typedTime(page, `kind=${name.includes('service') ? 'service' : 'test-drive'}&location_id=${place}`);
  }
  return [
    [/^Day/, { ...NEXT, times: dayOf(isSecond) }],
    [/^Time/, { ...NEXT, times: 1 + below(5) }],
  ];
}

/** As a shopper does who was told on the phone when the place is free. */
async function typedTime(page: Page, wanted: string): Promise<Keystrokes> {
  const { host } = new URL(page.url());
  const { body } = await request(`${shellOrigin}/api/bookings/slots?${wanted}`, { headers: { host } });
  const { days } = bookingSlotsSchema.parse(await body.json());
  const day = days[dayOf(false)];
  const time = day?.times[below(day.times.length)];
  if (!day || !time) throw new Error(`Nothing is free for ${wanted}`);
  return [
    [/^Day/, { day: day.date }],
    [/^Time/, { keys: spokenTime(time.time).replace(/\W/g, '').toUpperCase().padStart(6, '0') }],
  ];
}
