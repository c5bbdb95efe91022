const LATIN = new TextDecoder('latin1');

/** Numbers words as they are met. Finds them by their bytes: no text is made of a word that is known. */
export class WordNumbers {
  readonly words: string[] = [];
  /** Number of the word at each place, counting from 1; a word stands at its hash or at one of the next places. */
  #places = new Uint32Array(2 ** 15);
  #bytes = new Uint8Array(2 ** 18);
  #starts: number[] = [0];

  /** The number of the word from `start` to `end`. */
  numberOf(bytes: Uint8Array, start: number, end: number): number {
    let place = hash(bytes, start, end) & (this.#places.length - 1);
    for (let number = this.#places[place]!; number !== 0; number = this.#places[place]!) {
      if (this.#isWord(number - 1, bytes, start, end)) return number - 1;
      place = (place + 1) & (this.#places.length - 1);
    }
    this.#places[place] = this.#add(bytes, start, end) + 1;
    if (this.words.length * 2 > this.#places.length) this.#spread();
    return this.words.length - 1;
  }

  #isWord(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#starts[number]!;
    if (this.#starts[number + 1]! - from !== end - start) return false;
    for (let index = 0; index < end - start; index++)
      if (this.#bytes[from + index] !== bytes[start + index]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number): number {
    const from = this.#starts.at(-1)!;
    const word = bytes.subarray(start, end);
    while (from + word.length > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes.set(word, from);
    this.#starts.push(from + word.length);
    return this.words.push(LATIN.decode(word)) - 1;
  }

  /** Twice as many places. */
  #spread(): void {
    const places = new Uint32Array(this.#places.length * 2);
    for (let number = 0; number < this.words.length; number++) {
      let place = hash(this.#bytes, this.#starts[number]!, this.#starts[number + 1]!) & (places.length - 1);
      while (places[place] !== 0) place = (place + 1) & (places.length - 1);
      places[place] = number + 1;
    }
    this.#places = places;
  }
}

/** FNV-1a. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x811c9dc5;
  for (let index = start; index < end; index++) sum = Math.imul(sum ^ bytes[index]!, 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
