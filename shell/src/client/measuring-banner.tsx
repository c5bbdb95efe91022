import type { Site } from '@shared-kit/contracts/site-config.contract';
import { Button } from '@shared-kit/ui/button';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { MeasuringChoice } from './measuring-choice';
import * as s from './measuring-banner.module.css';

type Asking = {
  site: Site;
  /** What holds now. */
  current: MeasuringChoice | null;
  choose: (choice: MeasuringChoice) => void;
  /** What it was opened with: the focus goes there and back. Opened by itself it takes no focus from anybody. */
  link?: HTMLElement | undefined;
};

const STATES = {
  allowed: 'You have allowed it. You can change your mind here.',
  refused: 'You have said no. You can change your mind here.',
};

let open: { root: Root; element: HTMLElement } | null = null;

/** Asks at the end of the page, in a root of its own: no page carries the question in its scripts. */
export function askToMeasure({ choose, link, ...rest }: Asking): void {
  close();
  const element = document.createElement('div');
  element.className = s.place ?? '';
  document.body.append(element);
  const root = createRoot(element);
  open = { root, element };
  const answer = (choice: MeasuringChoice) => {
    choose(choice);
    close();
    link?.focus();
  };
  root.render(<MeasuringBanner {...rest} takesFocus={link !== undefined} onAnswer={answer} />);
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
  const policy = site.pages.find(({ path }) => path === '/privacy-policy');
  return (
    <section className={s.banner} aria-labelledby="measuring-question">
      <h2 ref={heading} tabIndex={-1} className={s.question} id="measuring-question">
        May we measure your visit?
      </h2>
      <p className={s.words}>
        It tells {site.name} which pages help and which do not. Everything here works the same if you say no.{' '}
        {current && STATES[current]} {policy && <a href={policy.path}>{policy.title}</a>}
      </p>
      <div className={s.answers}>
        <Button wide onClick={() => onAnswer('refused')}>
          No
        </Button>
        <Button wide onClick={() => onAnswer('allowed')}>
          Yes, allow
        </Button>
      </div>
    </section>
  );
}
