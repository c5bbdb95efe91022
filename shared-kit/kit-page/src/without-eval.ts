import { config } from 'zod/v4/core';

// Before any schema is made: zod would try what the page's policy refuses, and the browser would say so. A shared package's modules
// are left out of a build where nothing of them is used, so infra/console has its own of these two lines.
config({ jitless: true });
