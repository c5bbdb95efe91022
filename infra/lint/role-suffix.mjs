/** What a file of the API is by its name: CONTRIBUTING.md says what each is for. A function without a role has no suffix. */
const ROLES = ['module', 'routes', 'service', 'repository', 'port', 'adapter', 'worker', 'contract', 'schema'];
const PLACES = {
  table: ['schema'],
  route: ['routes'],
  job: ['worker'],
  statement: ['repository', 'service', 'worker', 'adapter'],
  // A service makes one that another module asks for, or chooses among several.
  provider: ['adapter', 'service', 'port'],
  request: ['adapter'],
};
const HTTP = /^(get|post|put|patch|delete|all|route)$/;
const STATEMENTS = /^(select|selectDistinct|insert|update|delete|execute|with)$/;

/** A statement is run by a transaction or the pool (Drizzle), or as SQL by a connection of its own (pg). */
function isStatement(owner, method) {
  return owner === 'client' ? method === 'query' : /^(tx|db|\w+Db)$/.test(owner) && STATEMENTS.test(method);
}

/** `price-gauge.port.ts` has `PriceGauge`, `mail.port.ts` `MailPort`: a `Mail` is what that takes. */
function namesOfPort(file) {
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [`${words.join('')}Port`, ...(words.length > 1 ? [words.join('')] : [])];
}

/**
 * ESLint's rule for `infra/api/src/modules`: the suffix before `.ts` is one of the roles, and tables, routes, jobs,
 * statements, requests to somebody else's server and what offers a port stand in files of their role. Of the last it sees
 * exported functions that say that they return the port, constants of its type, and classes that implement it.
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
    /** Ports that the file knows, by the names that they have here. */
    const ports = new Set();
    /** Of a type reference, or of none. */
    const nameOf = (type) => type?.typeName?.name ?? type?.expression?.name;
    const provides = (node, types) => {
      if (types.some((type) => ports.has(nameOf(type)))) stands(node, 'provider');
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        const [, file] = /([a-z-]+)\.port$/.exec(source.value) ?? [];
        if (!file) return;
        for (const { local, imported } of specifiers)
          if (imported && namesOfPort(file).includes(imported.name)) ports.add(local.name);
      },
      'ExportNamedDeclaration > FunctionDeclaration'(node) {
        provides(node, [node.returnType?.typeAnnotation]);
      },
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(node) {
        provides(node, [node.id.typeAnnotation?.typeAnnotation, node.init?.returnType?.typeAnnotation]);
      },
      'ExportNamedDeclaration > ClassDeclaration'(node) {
        provides(node, node.implements ?? []);
      },
      Program(node) {
        if (role && !ROLES.includes(role))
          context.report({ node, message: `.${role}.ts is no role of the API: ${ROLES.join(', ')}, or none.` });
      },
      CallExpression(node) {
        const { object, property } = node.callee;
        if (node.callee.name === 'pgTable') stands(node, 'table');
        if (/^httpRequest$/.test(node.callee.name)) stands(node, 'request');
        if (!object) return;
        if (object.name === 'app' && HTTP.test(property.name)) stands(node, 'route');
        if (property.name === 'work' && /^(jobs|boss)$/.test(object.name)) stands(node, 'job');
        if (isStatement(object.name, property.name)) stands(node, 'statement');
      },
    };
  },
};
