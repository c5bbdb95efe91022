import en from 'real-zod-en';
import { config, flattenError } from 'real-zod-core';
import * as schemas from 'real-zod';

config(en());

/** The platform's slice of zod: every schema, without the languages, JSON Schema and other tools only the server uses. */
export const z = { ...schemas, flattenError };
