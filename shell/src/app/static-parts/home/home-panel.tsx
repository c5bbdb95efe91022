import type { Panel } from '@shared-kit/contracts/site/content-page.contract';
import { Picture } from '@shared-kit/ui/car/picture';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Focused } from '../content/focused';
import * as s from './home-parts.module.css';

type HomePanelProps = {
  panel: Panel;
  /** Of its heading. */
  id: string;
};

/** A part of a home page in the site's own words: beside a picture, or with reasons below. */
export function HomePanel({ panel, id }: HomePanelProps) {
  const { panel: title, text, picture, link, items } = panel;
  const words = (
    <div className={s.words}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <ul className={s.reasons}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      )}
      {link && <LinkButton to={link.href}>{link.label}</LinkButton>}
    </div>
  );
  return (
    <Container as="section" labelledBy={id}>
      {picture ? (
        <div className={s.pictured} data-pictured="">
          <Focused picture={picture}>
            <Picture id={picture.id} alt={picture.alt} sizes="(width >= 64rem) 38rem, 100vw" rounded widest={1280} />
          </Focused>
          {words}
        </div>
      ) : (
        words
      )}
    </Container>
  );
}
