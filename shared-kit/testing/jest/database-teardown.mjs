import '../../../infra/build-kit/bin/typescript.mjs';

/** Stops what database-setup.mjs started. */
export default async function teardown(...args) {
  const { default: stop } = await import('../../../infra/platform/src/postgres/jest-global-teardown.ts');
  await stop(...args);
}
