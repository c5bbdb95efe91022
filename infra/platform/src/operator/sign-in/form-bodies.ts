import fp from 'fastify-plugin';

/** Reads what forms post, and nothing else, in the plugin that registers it. */
export const formBodies = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
});
