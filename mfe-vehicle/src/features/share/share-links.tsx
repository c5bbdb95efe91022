import { useSite } from '@shared-kit/runtime/site-context';
import type { MouseEvent } from 'react';
import * as s from './share-links.module.css';

/** S9-18. */
const POPUP = 'popup,width=550,height=400';

type ShareLinksProps = {
  name: string;
  /** The car's canonical address. */
  url: string;
};

/** Where a car may be shown to friends. Plain links: without JavaScript they open a tab, with it a small window. */
export function ShareLinks({ name, url }: ShareLinksProps) {
  const site = useSite();
  const text = `${name} at ${site.name}`;
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const places = [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { label: 'X', href: `https://x.com/intent/post?${query({ text, url })}` },
    { label: 'WhatsApp', href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
    { label: 'Email', href: `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}` },
  ];

  function popUp(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget;
    if (href.startsWith('mailto:') || event.metaKey || event.ctrlKey) return;
    // Where a window is refused the link does what links do.
    if (window.open(href, 'share', `noopener=no,${POPUP}`)) event.preventDefault();
  }

  return (
    <nav className={`no-print ${s.share}`} aria-label="Share this vehicle">
      <span>Share</span>
      {places.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener" onClick={popUp}>
          {label}
        </a>
      ))}
    </nav>
  );
}
