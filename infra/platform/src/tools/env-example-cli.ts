import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../environment/env-example';

writeFileSync(join(import.meta.dirname, '../../../../.env.example'), await envExample());
