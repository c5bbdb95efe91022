import { request } from 'undici';
import { inBatches } from '../hostile/remembered/in-batches';
import type { Shop } from '../hostile/remembered/shop';
import { CANARY, REMOTE, versionsIn } from './release-tool';
import type { ReleaseTool } from './release-tool';

/** Percent, step by step; the pages of a jar are spread over them. */
const STEPS = [10, 30, 50];

type Jars = { shop: Shop; release: ReleaseTool; jars: number; pages: number };

/** Visits the home page with so many cookie jars, each given its cookie by its first page, while a rollout grows. */
export async function keepJars({
  shop,
  release,
  jars,
  pages,
}: Jars): Promise<{ changedSides: number; share: number[] }> {
  const kept = Array.from({ length: jars }, () => ({ cookie: '', isIn: false }));
  const changed = new Set<number>();
  const share: number[] = [];
  for (const [step, weight] of STEPS.entries()) {
    await release.run('roll', REMOTE, CANARY, '--weight', `${weight}%`);
    const seen = Math.round(pages / STEPS.length);
    await inBatches(jars * seen, async (index) => {
      const jar = kept[index % jars]!;
      const isFirstOfStep = index < jars;
      if (jar.cookie === '') jar.cookie = await newCookie(shop.origin);
      const { text } = await shop.read({ site: 'corella', path: '/', cookie: jar.cookie });
      const isIn = versionsIn(text).has(CANARY);
      // Who is out may come in with a step; who is in stays, and between steps nobody moves.
      if ((jar.isIn && !isIn) || (!jar.isIn && isIn && !(isFirstOfStep || step === 0))) changed.add(index % jars);
      jar.isIn = isIn;
    });
    share.push(kept.filter(({ isIn }) => isIn).length / jars);
  }
  await release.run('rollback', REMOTE, CANARY);
  return { changedSides: changed.size, share };
}

/** As the first page of a visit gives it to a browser. */
async function newCookie(origin: string): Promise<string> {
  const { headers, body } = await request(`${origin}/`, {
    headers: { host: new URL(origin).host.replace('127.0.0.1', 'corella.localhost') },
  });
  await body.dump();
  const line = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('visitor='));
  if (!line) throw new Error('A page gave no cookie to a new visitor');
  return line.split(';')[0] ?? '';
}
