import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { Refused, readInput } from './refused';

/** `refusalOf`: turns an error of the routes' own kind into a `Refused`. */
type DescribedOptions = { refusalOf?: (error: unknown, request: FastifyRequest) => unknown };

/**
 * For routes whose schemas check what is sent and what is answered, and describe both in `/api/openapi.json`. A refusal is
 * a `Problem` that names each field, whoever found the fault.
 */
export const describedRoutes = fp<DescribedOptions>(async (app, { refusalOf = (error) => error }) => {
  app.setValidatorCompiler(({ schema }) => (sent) => {
    try {
      return { value: readInput(schema as z.ZodType, sent) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (!(refusal instanceof Refused)) throw error;
    return reply.code(refusal.status).type('application/problem+json').send(JSON.stringify(refusal.problem));
  });
});
