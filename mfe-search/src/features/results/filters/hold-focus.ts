/**
 * Keeps to a popover while it is open over the page: nothing behind it can be reached, by keyboard or by a screen
 * reader; once it closes, focus is where it was. Answers with how to end that.
 */
export function holdFocus(sheet: HTMLElement, onToggle: (isOpen: boolean) => void): () => void {
  let behind: Element[] = [];
  const shut = () => {
    behind = elementsBehind(sheet);
    for (const element of behind) element.setAttribute('inert', '');
    // A focus that has moved on already stays there.
    if (!sheet.contains(document.activeElement))
      sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
  };
  const free = () => {
    for (const element of behind) element.removeAttribute('inert');
    behind = [];
  };
  let opener: Element | null = null;
  const giveBack = () => {
    const { activeElement: focused } = document;
    const isLost = focused === null || focused === document.body || sheet.contains(focused);
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
  // Set free before the popover closes: what takes the focus then must be able to.
  const before = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') free();
    else opener = document.activeElement;
  };
  const after = ({ newState }: ToggleEvent) => {
    onToggle(newState === 'open');
    if (newState === 'closed') giveBack();
    else if (behind.length === 0) shut();
  };
  sheet.addEventListener('beforetoggle', before);
  sheet.addEventListener('toggle', after);
  // Opened before this was there.
  if (sheet.matches(':popover-open')) {
    opener = document.querySelector(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`);
    onToggle(true);
    shut();
  }
  return () => {
    sheet.removeEventListener('beforetoggle', before);
    sheet.removeEventListener('toggle', after);
    free();
  };
}

/** Everything that neither holds the sheet nor is in it, and is not out of reach already. */
function elementsBehind(sheet: Element): Element[] {
  const found: Element[] = [];
  for (let inner = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.hasAttribute('inert')) found.push(other);
  return found;
}
