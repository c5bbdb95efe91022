import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import ArrowRight from 'lucide-react/icons/arrow-right';
import * as s from './feature-banner.module.css';

/** Three ways on: offers, service, selling. */
export function FeatureBanner({ links }: { links: readonly { label: string; href: string }[] }) {
  const site = useSite();
  if (links.length === 0) return null;
  return (
    <nav className={`no-print ${s.banner}`} aria-label="More from us">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className={s.link}>
          {siteText(site, label)} <ArrowRight aria-hidden />
        </a>
      ))}
    </nav>
  );
}
