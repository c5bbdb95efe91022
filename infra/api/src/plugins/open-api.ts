import swagger from '@fastify/swagger';
import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiDocsPage, apiDocsStyle } from './api-docs-page';
import type { OpenApiDocument } from './api-docs-page';
import type { RoutePolicy } from './route-policy';

const policy: RoutePolicy = { tenant: 'platform', auth: 'public', cache: 'public, max-age=60', limit: 60 };

/** Describes every route from the schemas that also check it: /api/openapi.json, and for people /api/docs. */
export const openApi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Dealer platform API',
          version: '1.0.0',
          description: 'The host name of a request decides the site it is about.',
        },
      },
      transform: ({ schema, url, route, ...rest }) => {
        const hide = route.config?.policy?.auth === 'internal' || schema.hide === true;
        const response = { ...(schema.response as object | undefined), default: problemSchema.describe('Problem') };
        return jsonSchemaTransform({ ...rest, route, url, schema: { ...schema, response, hide } });
      },
    });
    const document = () => app.swagger() as OpenApiDocument;

    app.get('/api/openapi.json', { config: { policy }, schema: { hide: true } }, async () => document());
    app.get('/api/docs', { config: { policy }, schema: { hide: true } }, async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      return reply.type('text/html; charset=utf-8').send(apiDocsPage(document()));
    });
    app.get(
      '/api/docs/style.css',
      { config: { policy }, schema: { hide: true, response: { 200: z.string() } } },
      async (_request, reply) => reply.type('text/css; charset=utf-8').send(apiDocsStyle),
    );
  },
  { name: 'open-api', dependencies: ['route-policy'] },
);
