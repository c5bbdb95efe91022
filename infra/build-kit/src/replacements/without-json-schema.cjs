/**
 * Loader for zod's schemas in pages: what writes a schema as JSON Schema, which only the API does, is left out, and with it
 * all that it needs.
 */
module.exports = function withoutJsonSchema(source) {
  return source
    .replace(/^ {4}inst\._zod\.processJSONSchema = .*;$/gm, '')
    .replaceAll(/create(Standard|To)JSONSchemaMethod\(this, .*?\)/g, 'undefined');
};
