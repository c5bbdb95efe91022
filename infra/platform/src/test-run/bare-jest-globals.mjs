// `@jest/globals` where tests run in Node itself (`bare-jest.mjs`).
export const { jest, expect, test, describe, beforeAll, beforeEach, afterAll, afterEach } = globalThis;
