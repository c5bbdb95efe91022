import type { ContentLeader } from '@shared-kit/contracts/operator/content-desk.contract';

/** Where a link to a page stands, in the words of who edits it. */
export function leaderWords({ part, page, label }: ContentLeader): string {
  switch (part) {
    case 'header_menu':
      return `Menu: “${label}”`;
    case 'footer_menu':
      return `Footer: “${label}”`;
    case 'announcement':
      return `The announcement: “${label}”`;
    case 'home':
      return `Home page: ${label}`;
    case 'page':
      return `${page}: ${label}`;
    case 'moved':
      return `${page}, which is over and leads on to it`;
    case 'redirect':
      return `The redirect of ${label}`;
    case 'remote':
      return `The site's own settings: ${label}`;
    case 'remote_menu':
      return `${label}, which the platform brings`;
    case 'own_footer':
      return `Footer: “${label}”, listed there of itself`;
  }
}

/**
 * What becomes of the link while the page is not there: the site's own links go, and come back with it; of addresses that lead on
 * and of settings only a new address helps.
 */
export function isLeftDead({ part }: ContentLeader): boolean {
  return part === 'moved' || part === 'redirect' || part === 'remote' || part === 'remote_menu';
}
