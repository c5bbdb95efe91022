import { randomInt } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';

type Reading = { site: string; path: string; encoding?: 'br' | 'gzip' | null; cookie?: string };
export type ReadPage = { status: number; text: string; releaseSet: string };

/** Reads pages and sends forms at the shoppers' port, each time from an address of its own. */
export function shopAt(port: string) {
  const origin = `http://127.0.0.1:${port}`;
  const dispatcher = new Agent({ connections: 16 });
  const headersOf = (site: string) => ({
    host: `${site}.localhost:${port}`,
    'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 224)).join('.'),
  });
  return {
    origin,
    async read({ site, path, encoding = 'br', cookie }: Reading): Promise<ReadPage> {
      const headers = {
        ...headersOf(site),
        ...(encoding && { 'accept-encoding': encoding }),
        ...(cookie && { cookie }),
      };
      const { statusCode, headers: said, body } = await request(origin + path, { dispatcher, headers });
      const bytes = Buffer.from(await body.arrayBuffer());
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(said['content-encoding'])];
      const text = (decode ? decode(bytes) : bytes).toString();
      return { status: statusCode, text, releaseSet: String(said['x-release-set']) };
    },

    /** As a browser without JavaScript. @returns what was wrong, or null. */
    async postForm(path: string, fields: Readonly<Record<string, string>>): Promise<string | null> {
      const headers = { ...headersOf('corella'), 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      const {
        statusCode,
        headers: said,
        body: answer,
      } = await request(origin + path, { dispatcher, method: 'POST', headers, body });
      await answer.dump();
      return statusCode === 303 && said['location'] ? null : `form ${statusCode}`;
    },

    async postJson(path: string, fields: Readonly<Record<string, string>>): Promise<string | null> {
      const headers = { ...headersOf('corella'), 'content-type': 'application/json' };
      const { statusCode, body } = await request(origin + path, {
        dispatcher,
        method: 'POST',
        headers,
        body: JSON.stringify(fields),
      });
      const { code } = (await body.json()) as { code?: string };
      return statusCode < 300 ? null : `JSON ${statusCode} ${code}`;
    },
  };
}
export type Shop = ReturnType<typeof shopAt>;
