/** Waits that end after a time, in milliseconds, or all together once something happened. */
export class Naps {
  readonly #ms: number;
  readonly #napping = new Set<() => void>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  nap(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#napping.delete(end);
        resolve();
      };
      const timer = setTimeout(end, this.#ms);
      this.#napping.add(end);
    });
  }

  wake(): void {
    for (const end of this.#napping) end();
  }
}
