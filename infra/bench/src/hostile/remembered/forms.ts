import { randomInt } from 'node:crypto';
import { inBatches } from './in-batches';
import type { Shop } from './shop';

/** Fields of the first enquiry form that stand in a page's HTML. */
function fieldsOf(html: string): Map<string, string> {
  const form = /<form[^>]*>(?:(?!<\/form>)[^])*name="idempotency_key"[^]*?<\/form>/.exec(html)?.[0] ?? '';
  const own = form.slice(form.lastIndexOf('<form'));
  return new Map(
    [...own.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].flatMap(([input]) => {
      const [, name] = /name="([^"]*)"/.exec(input) ?? [];
      const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
      return name ? [[name, value.replaceAll('&amp;', '&').replaceAll('&quot;', '"')] as const] : [];
    }),
  );
}

/** Reads one car's page so often, each time as somebody new, and sends the form that came with it. */
export async function sendForms(shop: Shop, path: string, count: number) {
  const keys = new Set<string>();
  const problems: string[] = [];
  await inBatches(count, async (index) => {
    const page = await shop.read({
      site: 'corella',
      path,
      encoding: (['br', 'gzip', null] as const)[index % 3] ?? null,
    });
    const fields = fieldsOf(page.text);
    keys.add(fields.get('idempotency_key') ?? '');
    const person = {
      ...{ name: 'Jane', last_name: `Citizen ${index}`, email: `jane.${index}@example.com`, postcode: '4000' },
      ...{ phone: `04${String(randomInt(1e8)).padStart(8, '0')}`, message: `Is it there? ${index}`, terms: 'on' },
    };
    const body = { ...Object.fromEntries(fields), ...person };
    const problem = index % 2 === 0 ? await shop.postForm(path, body) : await shop.postJson('/api/leads', body);
    if (problem !== null) problems.push(problem);
  });
  return { keys: keys.size, problems };
}
