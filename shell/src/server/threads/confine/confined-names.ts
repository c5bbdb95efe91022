import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { ApiAddresses } from './api-addresses';
import { fix, refusal, refuseAll } from './refuse';

type Found = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;
type Lookup = (host: unknown, options: unknown, found: Found) => unknown;

/** Names are looked up of the API alone: a question for any other name carries data to whoever answers for it. */
export function confineNames(api: ApiAddresses): void {
  const lookup = dns.lookup as unknown as Lookup;
  fix(dns, 'lookup', (host: unknown, options: unknown, found: unknown): unknown => {
    const callback = (typeof options === 'function' ? options : found) as Found;
    if (host !== api.host) {
      process.nextTick(callback, refusal(`look up ${String(host)}`));
      return {};
    }
    return lookup(host, typeof options === 'function' ? {} : options, (error, address, family) => {
      if (!error) addAddresses(api, address);
      callback(error, address, family);
    });
  });
  refuseAll(dns.promises, 'dns/promises');
  refuseAll(dns, 'dns', ['lookup', 'promises']);
}

function addAddresses(api: ApiAddresses, address: string | LookupAddress[] | undefined): void {
  if (typeof address === 'string') api.add(address);
  else for (let index = 0; index < (address?.length ?? 0); index += 1) api.add(address?.[index]?.address ?? '');
}
