import { createElement, useState } from 'react';

/** With a state of its own: that fails where the remote runs on another React than the page. */
export function Component() {
  const [times, setTimes] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setTimes(times + 1) }, `Greeted ${times} times`);
}
