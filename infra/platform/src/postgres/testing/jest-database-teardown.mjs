import '@infra/build-kit/typescript';

/** Stops what jest-database-setup.mjs started. */
export default async function teardown(...args) {
  const { default: stop } = await import('./jest-global-teardown.ts');
  await stop(...args);
}
