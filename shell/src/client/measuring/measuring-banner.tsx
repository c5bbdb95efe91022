import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { barRoom } from '@shared-kit/ui/layout/bar-room';
import { PRIVACY_PATH } from '@shared-kit/domain/content/legal-pages';
import { Button } from '@shared-kit/ui/form/button';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { MeasuringChoice } from './measuring-choice';
import * as s from './measuring-banner.module.css';

type Asking = {
  site: PageSite;
  /** What holds now. */
  current: MeasuringChoice | null;
  choose: (choice: MeasuringChoice) => void;
  /** What it was opened with: the focus goes there and back. Opened by itself it takes no focus from anybody. */
  link?: HTMLElement | undefined;
};

const STATES = {
  unknown: 'It shows us which pages help. All works the same if you say no.',
  allowed: 'You have allowed it. You can change your mind here.',
  refused: 'You have said no. You can change your mind here.',
};

const keepRoom = barRoom('consent');

let open: { root: Root; element: HTMLElement } | null = null;

/** Asks at the end of the page, in a root of its own: no page carries the question in its scripts. */
export function askToMeasure({ choose, link, ...rest }: Asking): void {
  close();
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  open = { root, element };
  let cameFrom: EventTarget | null | undefined = link;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) cameFrom = relatedTarget ?? link;
  });
  const answer = (choice: MeasuringChoice) => {
    const isThere = element.contains(document.activeElement);
    choose(choice);
    close();
    if (isThere) goBackTo(cameFrom);
  };
  root.render(<MeasuringBanner {...rest} takesFocus={link !== undefined} onAnswer={answer} />);
}

/** Where the focus was, or the page's content: answering moves nobody to another place of the page. */
function goBackTo(place: EventTarget | null | undefined): void {
  const isStill = place instanceof HTMLElement && place.isConnected && place !== document.body;
  (isStill ? place : document.getElementById('main'))?.focus({ preventScroll: true });
}

function close(): void {
  open?.root.unmount();
  open?.element.remove();
  open = null;
}

type BannerProps = Pick<Asking, 'site' | 'current'> & {
  takesFocus: boolean;
  onAnswer: (choice: MeasuringChoice) => void;
};

function MeasuringBanner({ site, current, takesFocus, onAnswer }: BannerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const policy = site.pages.find(({ path }) => path === PRIVACY_PATH);
  return (
    <section ref={keepRoom} className={s.banner} aria-labelledby="measuring-question">
      <div className={s.line}>
        <div className={s.words}>
          <h2 ref={heading} tabIndex={-1} className={s.question} id="measuring-question">
            May we measure your visit?
          </h2>{' '}
          {STATES[current ?? 'unknown']} {policy && <a href={policy.path}>{policy.title}</a>}
        </div>
        <div className={s.answers}>
          <Button size="s" onClick={() => onAnswer('refused')}>
            No
          </Button>
          <Button size="s" onClick={() => onAnswer('allowed')}>
            Yes, allow
          </Button>
        </div>
      </div>
    </section>
  );
}
