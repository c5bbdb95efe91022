import { z } from 'zod';

const range = z.union([z.cidrv4(), z.cidrv6()], {
  error: 'must be address ranges like 10.0.0.0/8, joined by commas',
});

/**
 * TRUST_PROXY: who may say for whom a request is made (X-Forwarded-For, X-Forwarded-Proto), as address ranges.
 * Never `true` or a count of hops: with either a client writes its own address. Default: this machine.
 */
export const proxyRangesSchema = z
  .string()
  .default('127.0.0.0/8,::1/128')
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(range))
  .describe(
    'Address ranges of the load balancers (of the shell, too, for an API alone): who may say where a client is and whether it came by https.',
  );
