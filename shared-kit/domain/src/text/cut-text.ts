const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** At most so many characters, as people count them: never half a pictograph, nor a letter without its accent. */
export function firstCharacters(text: string, most: number): string {
  // No text has more characters than code units.
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (count === most) break;
    end = index + segment.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** The text, or its beginning and an ellipsis when it is longer. */
export function cutText(text: string, most: number): string {
  const kept = firstCharacters(text, most);
  return kept.length < text.length ? `${kept.trimEnd()}…` : text;
}
