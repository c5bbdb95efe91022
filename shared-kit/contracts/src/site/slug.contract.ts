import { z } from 'zod';

/** A name as it stands in addresses, files and commands. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugSchema = z.string().regex(SLUG, 'lower case letters, digits and single hyphens');
