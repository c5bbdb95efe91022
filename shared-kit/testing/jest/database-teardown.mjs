import { tsImport } from 'tsx/esm/api';

/** Stops what database-setup.mjs started. */
export default async function teardown(...args) {
  const { default: stop } = await tsImport(
    '../../../infra/platform/src/postgres/jest-global-teardown.ts',
    import.meta.url,
  );
  await stop(...args);
}
