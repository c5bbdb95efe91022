import { readText } from './read-text';
import { readRuns } from './text-runs';
import { unlinkText } from './unlink-text';

const unlink = (text: string) => unlinkText(text, (href) => href.startsWith('/away'));

test.each([
  ['Go [there](/away) or [here](/here).', 'Go there or [here](/here).'],
  ['**All [of it](/away)** is _[gone](/away)_', '**All of it** is _gone_'],
  ['**So** [**bold**](/away)', '**So** **bold**'],
  [
    '## The [end](/away) {#end}\n\n- One [way](/away)\n- Two\n\nRest.',
    '## The end {#end}\n\n- One way\n- Two\n\nRest.',
  ],
])('%j keeps its words and marks', (text, words) => {
  expect(unlink(text)).toBe(words);
});

test.each(['[## No heading](/away)', '[- No list](/away)'])('%j begins nothing that it did not begin', (text) => {
  const [element] = readText(unlink(text));

  expect(element).toMatchObject({ kind: 'paragraph' });
  expect(element?.kind === 'paragraph' && readRuns(element.text)).toEqual([{ text: text.slice(1, -8) }]);
});

test('signs that stand for themselves still do', () => {
  const [run] = readRuns(unlink(String.raw`[2 \* 3 \[or so\]](/away)`));

  expect(run).toEqual({ text: '2 * 3 [or so]' });
});

test.each(['As  it \n\n\n was [written](/here), _so_ **', '  ## Indented\n\n- And\n- this'])(
  '%j without such a link is left as it was',
  (text) => {
    expect(unlink(text)).toBe(text);
  },
);
