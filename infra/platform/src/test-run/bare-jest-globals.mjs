// `@jest/globals` where tests run in Node itself (`bare-jest.mjs`).
export const { expect, test, describe, beforeAll, beforeEach, afterAll, afterEach } = globalThis;

export const jest = {
  ...globalThis.jest,
  /** The clock is the process's: a test that fails before it gives it back would stop all that wait in other files. */
  useFakeTimers() {
    throw new Error(
      'A test that moves the clock is called *.node.test.ts: it has a context of its own (jest.config.mjs)',
    );
  },
};
