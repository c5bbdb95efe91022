import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { z } from 'zod';
import { SITE } from '@infra/e2e/platform/lead-platform';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';

const acceptedSchema = z.object({ lead_id: z.uuid() });
/** A browser that waits longer shows an error, and the shopper presses the button again. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** A form as it is filled in: every second one about a car, each with words of its own. */
export function filledForm({ carIds }: Pick<LeadPlatform, 'carIds'>, index: number, key: string = randomUUID()) {
  return {
    idempotency_key: key,
    name: 'Zoë',
    last_name: `O'Hara ${index}`,
    email: `zoe.${index}@example.com`,
    phone: '0412345678',
    postcode: '4000',
    message: `Question ${index} of ${key}: is it still there?`,
    terms: 'on',
    ...(index % 2 === 0 && { car_id: carIds[(index / 2) % carIds.length] }),
  };
}
export type FilledForm = ReturnType<typeof filledForm>;

/** Sends a form once. @returns the lead's id where it was accepted, null for any other answer or none. */
async function sendForm({ origin }: Pick<LeadPlatform, 'origin'>, form: FilledForm): Promise<string | null> {
  const response = await request(`${origin}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: SITE.host,
      'x-forwarded-for': addressOf(form.idempotency_key),
    },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  const answer: unknown = await response?.body.json().catch(() => null);
  return response?.statusCode === 201 ? (acceptedSchema.safeParse(answer).data?.lead_id ?? null) : null;
}

/** Sends a form until it is accepted, with the same key each time, as the page's button and the shell do. */
export async function sendUntilAccepted(platform: Pick<LeadPlatform, 'origin'>, form: FilledForm): Promise<string> {
  for (;;) {
    const leadId = await sendForm(platform, form);
    if (leadId !== null) return leadId;
    await delay(PAUSE_MS);
  }
}

/** Each shopper at home has an address of their own; the API believes it of a proxy on this machine. */
function addressOf(key: string): string {
  const [a, b, c] = Buffer.from(key.replaceAll('-', ''), 'hex');
  return `203.${a}.${b}.${c}`;
}
