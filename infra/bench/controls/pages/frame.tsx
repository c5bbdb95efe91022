import type { ReactNode } from 'react';
import type { LinkGroup, Site } from './page-data';

/** Header, main part and footer. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="header">
        <a className="wordmark" href="/">
          {site.name}
        </a>
        <details className="menu">
          <summary>Menu</summary>
          <nav aria-label="Main">
            {site.menu.map((group) => (
              <MenuGroup key={group.title} group={group} />
            ))}
          </nav>
        </details>
      </header>
      <main id="main">{children}</main>
      <footer className="footer">
        <ul className="stats">
          {site.stats.map((stat) => (
            <li key={stat}>{stat}</li>
          ))}
        </ul>
        {site.footer.map((group) => (
          <details key={group.title}>
            <summary>{group.title}</summary>
            <Links group={group} />
          </details>
        ))}
        {site.legal.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </>
  );
}

function MenuGroup({ group }: { group: LinkGroup }) {
  if (!group.title) return <Links group={group} />;
  return (
    <details>
      <summary>{group.title}</summary>
      <Links group={group} />
    </details>
  );
}

function Links({ group }: { group: LinkGroup }) {
  return (
    <ul>
      {group.links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
