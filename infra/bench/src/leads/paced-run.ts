import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';
import { filledForm, sendUntilAccepted } from './shopper';

type Pace = { perSecond: number; seconds: number };

/** Sends forms at a steady pace, whether or not the one before was answered. Times in milliseconds, from when
 * each was due until it was accepted, however often it had to be sent. */
export async function submitAtPace(platform: LeadPlatform, pace: Pace) {
  const answers = new Map<string, Set<string>>();
  const times = await atPace(pace, async (index) => {
    const form = filledForm(platform, index);
    const leadId = await sendUntilAccepted(platform, form);
    answers.set(form.idempotency_key, new Set([leadId]));
  });
  return { times, answers };
}

/** The control: an empty answer of the same server at the same pace. */
export function answerAtPace({ origin }: LeadPlatform, pace: Pace): Promise<number[]> {
  return atPace(pace, async () => {
    await (await request(`${origin}/healthz`)).body.dump();
  });
}

async function atPace({ perSecond, seconds }: Pace, work: (index: number) => Promise<void>): Promise<number[]> {
  const startedAt = performance.now();
  const due = (index: number) => startedAt + (index * 1000) / perSecond;
  return Promise.all(
    Array.from({ length: perSecond * seconds }, async (_unused, index) => {
      await delay(Math.max(1, due(index) - performance.now()));
      await work(index);
      return performance.now() - due(index);
    }),
  );
}
