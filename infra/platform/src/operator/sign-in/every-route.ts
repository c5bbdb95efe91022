import type { FastifyInstance } from 'fastify';

export type AnyRoute = `${'GET' | 'HEAD' | 'POST' | 'DELETE'} ${string}`;

/** Every route of a server that is ready, for a test that holds all of them to something: `POST /leads/:site/:id/redrive`. */
export function everyRoute(app: Pick<FastifyInstance, 'printRoutes'>): AnyRoute[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      path.splice(Math.max(indent.length / 4 - 1, 0), Infinity, part);
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => `${method} ${path.join('').replaceAll('//', '/')}` as AnyRoute);
    });
}
