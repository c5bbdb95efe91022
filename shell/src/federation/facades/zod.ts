import en from 'real-zod-en';
import { config, flattenError } from 'real-zod-core';
import * as schemas from 'real-zod';
import { date, datetime } from 'real-zod-iso';

config(en());

/** The platform's slice of zod: every schema, without the languages, JSON Schema and other tools only the server uses. */
export const z = { ...schemas, iso: { date, datetime }, flattenError };
