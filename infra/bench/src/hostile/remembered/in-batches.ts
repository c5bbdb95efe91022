const AT_ONCE = 16;

/** Runs so many, sixteen at once. */
export async function inBatches(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
