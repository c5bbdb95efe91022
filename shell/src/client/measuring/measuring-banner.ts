import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
import { buttonClass } from '@shared-kit/ui/form/button';
import { barRoom } from '@shared-kit/ui/layout/bar-room';
import type { MeasuringChoice } from './measuring-choice';
import * as s from './measuring-banner.module.css';

type Asking = {
  /** The page that says what is measured, if the site has one. */
  policy: { path: string; title: string } | undefined;
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

let close = (): void => {};

/** Asks at the end of the page. No page carries the question in its scripts, and it needs no React: many pages have none. */
export function askToMeasure({ policy, current, choose, link }: Asking): void {
  close();
  const banner = bannerOf(current, policy);
  document.body.append(banner);
  const giveRoomBack = keepRoom(banner);
  close = () => {
    giveRoomBack();
    banner.remove();
    close = () => {};
  };
  let cameFrom: EventTarget | null | undefined = link;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) cameFrom = relatedTarget ?? link;
  });
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => {
      const isThere = banner.contains(document.activeElement);
      choose(button.value as MeasuringChoice);
      close();
      if (isThere) goBackTo(cameFrom);
    });
  if (link) banner.querySelector('h2')?.focus();
}

/** Where the focus was, or the page's content: answering moves nobody to another place of the page. */
function goBackTo(place: EventTarget | null | undefined): void {
  const isStill = place instanceof HTMLElement && place.isConnected && place !== document.body;
  (isStill ? place : document.getElementById('main'))?.focus({ preventScroll: true });
}

function bannerOf(current: MeasuringChoice | null, policy: Asking['policy']): HTMLElement {
  const banner = document.createElement('section');
  banner.className = s.banner!;
  banner.setAttribute('aria-labelledby', 'measuring-question');
  // It is never React's: its buttons are alive from the start (`hydration/held-clicks.ts`).
  banner.dataset['serverDrawn'] = 'measuring';
  const more = policy ? `<a href="${escapeMarkup(policy.path)}">${escapeMarkup(policy.title)}</a>` : '';
  banner.innerHTML = `<div class="${s.line}">
    <div class="${s.words}">
      <h2 tabindex="-1" class="${s.question}" id="measuring-question">May we measure your visit?</h2>
      ${STATES[current ?? 'unknown']} ${more}
    </div>
    <div class="${s.answers}">${answer('refused', 'No')}${answer('allowed', 'Yes, allow')}</div>
  </div>`;
  return banner;
}

function answer(choice: MeasuringChoice, words: string): string {
  return `<button type="button" class="${buttonClass({ size: 's' })}" value="${choice}">${words}</button>`;
}
