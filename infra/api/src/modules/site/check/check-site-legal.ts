import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';

/** What the law wants on every page of a dealer, and what that is for. */
const SAID_ON_EVERY_PAGE = [
  ['dealer_license_number', 'the licence number stands on every page of a dealer (R-LEGAL-06)'],
  ['name', 'pages and mails say whose they are'],
  ['phone', 'pages say how the dealer is called'],
] as const;

const ADDRESS = ['street', 'city', 'state'] as const;

/** Legal facts of a site that are missing or are blanks alone: each page would leave a gap where they belong. */
export function checkLegalFacts(config: SiteConfig): SiteConfigFault[] {
  return [
    ...SAID_ON_EVERY_PAGE.flatMap(([field, why]) => missing(config[field], field, why)),
    ...ADDRESS.flatMap((part) =>
      missing(config.address[part], `address.${part}`, 'the law asks for the address that a dealer trades at'),
    ),
  ];
}

function missing(said: string, path: string, why: string): SiteConfigFault[] {
  // What has neither a letter nor a figure, like "-", says nothing either.
  return /[\p{L}\p{N}]/u.test(said) ? [] : [{ path, message: `is missing: ${why}` }];
}
