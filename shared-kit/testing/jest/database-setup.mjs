import { tsImport } from 'tsx/esm/api';

/** Starts the PostgreSQL server that `*.db.test.ts` and `*.routes.test.ts` files share. */
export default async function setup(...args) {
  const { default: start } = await tsImport(
    '../../../infra/platform/src/postgres/jest-global-setup.ts',
    import.meta.url,
  );
  await start(...args);
}
