import '@infra/build-kit/typescript';

/** Starts the PostgreSQL server that `*.db.test.ts` and `*.routes.test.ts` files share. */
export default async function setup(...args) {
  const { default: start } = await import('./jest-global-setup.ts');
  await start(...args);
}
