import { request as ask } from 'undici';
import { z } from 'zod';

const sessionSchema = z.object({ token: z.string() });

/**
 * Signs somebody who does not exist in at a site, so that a version's pages for those who are signed in can be rendered.
 *
 * @param host of the site, as the API knows it.
 * @throws {Error} where the API gives none.
 */
export async function startTrialSession(apiOrigin: string, host: string) {
  const { statusCode, body } = await ask(`${apiOrigin}/internal/trial-session`, { method: 'POST', headers: { host } });
  const said = await body.text();
  if (statusCode !== 201) throw new Error(`the API at ${apiOrigin} gives no session for the trial (${statusCode})`);
  const { token } = sessionSchema.parse(JSON.parse(said));
  return {
    token,
    /** One that is not ended lasts as any other, and is nobody's. */
    async end(): Promise<void> {
      const ended = await ask(`${apiOrigin}/internal/trial-session/end`, {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      }).catch(() => null);
      await ended?.body.dump();
    },
  };
}
