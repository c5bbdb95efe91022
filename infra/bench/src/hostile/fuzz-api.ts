import fc from 'fast-check';
import { startTestApp } from '@infra/api/test/test-app';
import { hostileRequests } from './hostile-requests';
import type { Described, HostileRequest } from './hostile-requests';

const HOST = 'sunrise.test';

/** What a run of hostile requests came to. */
export type Fuzzed = {
  answers: number;
  /** How many by status. */
  statuses: Record<string, number>;
  /** Answers of 5xx, and requests that were not answered at all. */
  faults: { request: HostileRequest; status: number; body: string }[];
};

/** The API on a database of its own, with a site, a dealership and cars to ask about. */
export async function startFuzzedApi() {
  const server = await startTestApp();
  const group = 'sunrise';
  await server.addGroup(group);
  await server.addSite({ slug: 'sunrise', group, hosts: [HOST] });
  await server.addLocation({ group });
  const cars = await Promise.all([1, 2, 3].map(() => server.addVehicle({ group })));
  const words = ['used-cars', 'new-cars', 'toyota', 'sunrise', ...cars.flatMap(({ id, slug }) => [id, slug])];

  /** @param seed the same requests each time. */
  async function fuzz(count: number, seed: number): Promise<Fuzzed> {
    const described = (await server.app.inject('/api/openapi.json')).json<Described>();
    const result: Fuzzed = { answers: 0, statuses: {}, faults: [] };
    for (const [index, request] of fc.sample(hostileRequests(described, words), { numRuns: count, seed }).entries()) {
      const { route, ...sent } = request;
      const { statusCode, body } = await server.app
        .inject({ ...sent, headers: { ...sent.headers, host: HOST, 'x-forwarded-for': addressOf(index) } } as object)
        .then(({ statusCode, body }) => ({ statusCode, body }))
        .catch((error: unknown) => ({ statusCode: 0, body: `${route}: ${String(error)}` }));
      result.answers += 1;
      result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1;
      if (statusCode === 0 || statusCode >= 500) result.faults.push({ request, status: statusCode, body });
    }
    return result;
  }

  return { fuzz, stop: () => server.stop(), logged: server.logged };
}

/** Nobody's limit is reached: each comes from somewhere else. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** One line for each way a route failed. */
export function namesOf({ faults }: Fuzzed): string[] {
  return [
    ...new Set(faults.map(({ request: { method, route }, status }) => `${status} ${method} ${route}`)),
  ].toSorted();
}
