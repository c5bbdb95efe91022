import '../../../infra/build-kit/bin/typescript.mjs';

/** Starts the PostgreSQL server that `*.db.test.ts` and `*.routes.test.ts` files share. */
export default async function setup(...args) {
  const { default: start } = await import('../../../infra/platform/src/postgres/jest-global-setup.ts');
  await start(...args);
}
