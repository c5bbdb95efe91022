import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { z } from 'zod';

/** A browser that waits longer shows an error of its own. */
const PATIENCE_MS = 12_000;
const RATE = 10;

/** `done`: as on a good day. `honest`: refused with 503 and when to come again. Else what was wrong, in words. */
export type Outcome = { at: number; kind: string; said: 'done' | 'honest' | (string & {}) };
type Answer = { status: number; text: string; retryAfter: string | undefined };
/** A form and whether a shopper was told that it arrived. */
export type SentForm = { key: string; plain: boolean; body: Record<string, string>; isAcknowledged: boolean };

const searchSchema = z.object({
  hits: z.array(z.object({ id: z.string(), path: z.string(), name: z.string() })).min(1),
});
const problemSchema = z.object({ code: z.literal('unreachable') });

/** Shoppers of one site: they read pages, search, and send forms with JavaScript and without. */
export async function startShoppers(shop: string) {
  const cars = searchSchema.parse(JSON.parse((await ask(`${shop}/api/search`)).text)).hits;
  const aCar = () => cars[randomInt(cars.length)]!;
  const outcomes: Outcome[] = [];
  const forms: SentForm[] = [];

  const acts: Record<string, () => Promise<Outcome['said']>> = {
    results: async () =>
      judged(await ask(`${shop}/search/new-used-and-demo-cars`), (text) => text.includes('href="/cars/')),
    home: async () => judged(await ask(`${shop}/`), (text) => text.includes('</html>')),
    car: async () => judged(await ask(`${shop}${aCar().path}`), (text) => /<h1[\s>]/.test(text)),
    search: async () =>
      judged(await ask(`${shop}/api/search?range[price]=${randomInt(1, 20_000)}:`), (text) =>
        text.includes('"hits":[{'),
      ),
    lead: () => sendAgain(newForm(false)),
    'plain form': () => sendAgain(newForm(true)),
  };
  const TURNS = ['results', 'lead', 'search', 'home', 'lead', 'car', 'results', 'lead', 'plain form', 'search'];

  function newForm(plain: boolean): SentForm {
    const key = randomUUID();
    const { id, path } = aCar();
    const mobile = `04${String(randomInt(1e8)).padStart(8, '0')}`;
    const form: SentForm = {
      ...{ key, plain, isAcknowledged: false },
      body: {
        ...{ idempotency_key: key, car_id: id, name: 'Zoë', last_name: "O'Hara", email: `zoe.${key}@example.com` },
        ...{ phone: mobile, postcode: '4000', message: `Question ${key}: is it there?`, terms: 'on', path },
      },
    };
    forms.push(form);
    return form;
  }

  async function sendAgain(form: SentForm): Promise<Outcome['said']> {
    const { path = '/', ...body } = form.body;
    const answer = form.plain
      ? await ask(`${shop}${path}`, new URLSearchParams({ _form: 'enquiry', form: 'enquiry', ...body }).toString())
      : await ask(`${shop}/api/leads`, JSON.stringify(body));
    if (answer.status === (form.plain ? 303 : 201)) {
      form.isAcknowledged = true;
      return 'done';
    }
    return form.plain ? judgedPage(answer, form.key) : judgedProblem(answer);
  }

  let isOpen = true;
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  const running: Promise<unknown>[] = [];
  const clock = (async () => {
    for (let turn = 0; isOpen; turn += 1) {
      const kind = TURNS[turn % TURNS.length] ?? 'home';
      const at = now();
      running.push(acts[kind]!().then((said) => outcomes.push({ at, kind, said })));
      await delay(Math.max(0, ((turn + 1) * 1_000) / RATE - now()));
    }
  })();

  return {
    ...{ outcomes, forms, now, sendAgain },
    async stop(): Promise<void> {
      isOpen = false;
      await clock;
      await Promise.all(running);
    },
  };
}

async function ask(url: string, body?: string): Promise<Answer> {
  // A shopper at home has an address of their own, as a proxy on this machine names it.
  const address = `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
  try {
    const {
      statusCode,
      headers,
      body: answer,
    } = await request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': address, ...(body !== undefined && { 'content-type': type }) },
      body: body ?? null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: statusCode, text: await answer.text(), retryAfter: headers['retry-after']?.toString() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error), retryAfter: undefined };
  }
}

function judged({ status, text, retryAfter }: Answer, isWhole: (text: string) => boolean): Outcome['said'] {
  if (status === 200) return isWhole(text) ? 'done' : '200 without its content';
  if (status === 503) return retryAfter === undefined ? '503 without Retry-After' : 'honest';
  return status === 0 ? text : `status ${status}`;
}

/** The browser's form says "Nothing you typed is lost" with the phone, and keeps its key for the next try. */
function judgedProblem({ status, text, retryAfter }: Answer): Outcome['said'] {
  const isProblem = problemSchema.safeParse(parsed(text)).success;
  if (status === 503) return isProblem && retryAfter !== undefined ? 'honest' : '503 that no form understands';
  return status === 0 ? text : `status ${status}`;
}

/** The page again: that it was not sent, what was typed, and whom to call. */
function judgedPage({ status, text, retryAfter }: Answer, key: string): Outcome['said'] {
  if (status !== 503) return status === 0 ? text : `status ${status}`;
  if (retryAfter === undefined) return '503 without Retry-After';
  const isKept = new RegExp(`<textarea[^>]*>\\s*Question ${key}`).test(text);
  if (!isKept || !text.includes(`value="${key}"`)) return 'what was typed is lost';
  return text.includes('role="alert"') && text.includes('href="tel:') ? 'honest' : 'no alert with a phone';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
