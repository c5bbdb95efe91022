/** What a file of the API is by its name: CONTRIBUTING.md says what each is for. A function without a role has no suffix. */
const ROLES = ['module', 'routes', 'service', 'repository', 'port', 'adapter', 'worker', 'contract', 'schema'];
const PLACES = {
  table: ['schema'],
  route: ['routes'],
  job: ['worker'],
  statement: ['repository', 'service', 'worker', 'adapter'],
};
const HTTP = /^(get|post|put|patch|delete|all|route)$/;
const STATEMENTS = /^(select|selectDistinct|insert|update|delete|execute|with)$/;

/**
 * ESLint's rule for `infra/api/src/modules`: the suffix before `.ts` is one of the roles, and tables, routes, jobs and
 * statements stand in files of their role.
 */
export const roleSuffix = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [, role] = /\.([a-z-]+)\.(?:ts|mjs)$/.exec(context.filename) ?? [];
    const stands = (node, what) => {
      if (!PLACES[what].includes(role))
        context.report({
          node,
          message: `A ${what} stands in a file named ${PLACES[what].map((one) => `*.${one}.ts`).join(', ')}.`,
        });
    };
    return {
      Program(node) {
        if (role && !ROLES.includes(role))
          context.report({ node, message: `.${role}.ts is no role of the API: ${ROLES.join(', ')}, or none.` });
      },
      CallExpression(node) {
        const { object, property } = node.callee;
        if (node.callee.name === 'pgTable') stands(node, 'table');
        if (!object) return;
        if (object.name === 'app' && HTTP.test(property.name)) stands(node, 'route');
        if (property.name === 'work' && /^(jobs|boss)$/.test(object.name)) stands(node, 'job');
        if (/^(tx|db)$/.test(object.name) && STATEMENTS.test(property.name)) stands(node, 'statement');
      },
    };
  },
};
