import { createHash } from 'node:crypto';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { ALL_STOCK, makePath } from '@shared-kit/domain/search/search-path';
import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
import { siteText } from '@shared-kit/domain/text/site-text';
import { CONTACT_PATH, LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { themeCss } from '@shared-kit/ui/theme/theme-css';

type FailurePage = { html: string; contentSecurityPolicy: string };

const MAKES = 8;

/** After the theme's own: room and sizes alone, as nothing of the shell's build is asked for. */
const LAYOUT = `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.5 var(--font);color:var(--text);background:var(--ground)}
header,main,footer{padding:1.25rem max(1.25rem,calc((100vw - 60rem)/2))}
header{font-weight:700;font-size:1.25rem;border-block-end:1px solid var(--line)}
header a{color:inherit;text-decoration:none}
h1{margin:1.5rem 0 .5rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15}
a{color:var(--accent-text)}
nav ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0;padding:0;list-style:none}
nav a,button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;font:inherit;text-decoration:none;border:1px solid var(--line-strong);border-radius:var(--radius-control);color:inherit;background:none}
nav li:first-child a,button{color:var(--on-accent);background:var(--accent);border-color:var(--accent)}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1.5rem 0}
label{display:grid;gap:.25rem;flex:1 1 16rem;font-weight:600}
input{min-height:3rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--line-strong);border-radius:var(--radius-control)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
footer{color:var(--muted);border-block-start:1px solid var(--line);font-size:.9375rem}
`;

/**
 * What a shopper is told when the shell itself has failed: in the site's look, with its phone, a search of its stock and the
 * ways on. It is text put together from the site's configuration: no remote, no API, no renderer and no file is asked.
 *
 * @param again where the same is tried again: path and query; null where it was no mere reading.
 */
export function failurePage(site: Site, again: string | null): FailurePage {
  const style = themeCss(site.theme, site.template) + LAYOUT;
  const hash = createHash('sha256').update(style).digest('base64');
  const name = escapeMarkup(site.name);
  return {
    html: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong | ${name}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body><header><a href="/">${name}</a></header><main><h1>Something went wrong on our side</h1><p>${words(again)} ${phone(site)}</p>${search(site)}<nav aria-label="Ways on"><ul>${ways(site, again)}</ul></nav>${makes(site)}</main><footer>${footer(site)}</footer></body></html>`,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  };
}

function words(again: string | null): string {
  return again === null
    ? 'We cannot say whether what you sent has reached us: please ask before you send it again.'
    : 'This page cannot be shown right now. Try it again in a moment.';
}

function phone(site: Site): string {
  const number = phoneOf(null, site);
  const [href, shown] = [phoneHref(number), escapeMarkup(formatPhone(number))];
  return href ? `Or call us on <a href="${escapeMarkup(href)}">${shown}</a>.` : `Or call us on ${shown}.`;
}

function search(site: Site): string {
  const what = escapeMarkup(siteText(site, 'Search our cars'));
  return `<form role="search" method="get" action="${ALL_STOCK}"><label>${what}<input type="search" name="query" maxlength="200"></label><button type="submit">Search</button></form>`;
}

function ways(site: Site, again: string | null): string {
  const links = [
    ...(again === null ? [] : [{ href: again, label: 'Try again' }]),
    { href: ALL_STOCK, label: siteText(site, 'Browse all cars') },
    { href: LOCATIONS_PATH, label: 'Our locations' },
    { href: CONTACT_PATH, label: 'Contact us' },
  ];
  return links.map(({ href, label }) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></li>`).join('');
}

function makes({ popular_makes: names }: Site): string {
  if (names.length < 2) return '';
  const links = names
    .slice(0, MAKES)
    .map((make) => `<a href="${escapeMarkup(makePath(make))}">${escapeMarkup(make)}</a>`);
  return `<p>Popular makes: ${links.join(', ')}</p>`;
}

/** The licence stands on every page (R-LEGAL-06). */
function footer({ name, address, dealer_license_number: licence }: Site): string {
  const { street, city, state, postcode } = address;
  return escapeMarkup(`${name}, ${street}, ${city} ${state} ${postcode}. Dealer licence DL# ${licence}`);
}
