import { startHotEvents } from './hot-events';
import type { HotEvents } from './hot-events';

let events: HotEvents;
beforeEach(async () => {
  events = await startHotEvents();
});
afterEach(() => events.close());

/** Reads until the text is there. */
async function listen(text: string): Promise<string> {
  const { body } = await fetch(events.url);
  const decoder = new TextDecoder();
  let heard = '';
  for await (const chunk of body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    if (heard.includes(text)) return heard;
  }
  throw new Error(`Heard only: ${heard}`);
}

test('every open page hears what was built', async () => {
  const pages = [listen('data: two'), listen('data: two')];
  events.send('mfe-search', 'one');
  await new Promise((resolve) => setTimeout(resolve, 50));
  events.send('mfe-search', 'two');

  await expect(Promise.all(pages)).resolves.toHaveLength(2);
});

test('a page that comes later hears the newest build of each project, and no reload of before', async () => {
  events.send('mfe-search', 'old');
  events.send('mfe-search', 'new');
  events.send('reload', 'shell');
  events.send('mfe-vehicle', 'only');

  const heard = await listen('data: only');

  expect(heard).toContain('event: mfe-search\ndata: new\n');
  expect(heard).not.toMatch(/old|reload/);
});
