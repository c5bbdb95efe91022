import { config } from 'zod/v4/core';

// Before any schema is made: zod would try what the page's policy refuses, and the browser would say so.
config({ jitless: true });
