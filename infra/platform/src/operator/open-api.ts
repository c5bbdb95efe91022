import swagger from '@fastify/swagger';
import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { access } from '@infra/releases/operator/access';

/** Describes what programs may ask, from the schemas that also check it: GET /api/openapi.json. */
export const operatorOpenApi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Dealer platform: operators',
          version: '1.0.0',
          description:
            'Releases, accounts and tokens. Programs send a token that a release manager made in the console.',
        },
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
        security: [{ token: [] }],
      },
      transform: ({ schema, url, route, ...rest }) => {
        const hide = !url.startsWith('/api/') || schema?.hide === true;
        const may = route.config?.access;
        const description = may === 'signed in' ? 'For people who signed in.' : `For whoever may: ${may}.`;
        const response = { ...(schema?.response as object | undefined), default: problemSchema.describe('Problem') };
        return jsonSchemaTransform({ ...rest, route, url, schema: { description, ...schema, response, hide } });
      },
    });
    app.get('/api/openapi.json', { config: access('signed in'), schema: { hide: true } }, () => app.swagger());
  },
  { name: 'operator-open-api' },
);
