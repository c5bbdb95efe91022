/** "a", "a and b", "a, b and c". */
export function joinedWords(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
