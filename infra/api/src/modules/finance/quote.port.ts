import type { YouxQuote, YouxQuoteBody } from '@shared-kit/contracts/finance/youx.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { TenantSite } from '../../plugins/tenant';

/**
 * Quotes a loan for a car; null where it quotes none for such a car or credit history. Throws when the provider fails.
 * The address of who asks stays here, for limits. Nothing about the shopper but their own word on their credit reaches it.
 */
export type QuotePort = (body: YouxQuoteBody, car: Car, site: TenantSite, ip: string) => Promise<YouxQuote | null>;
