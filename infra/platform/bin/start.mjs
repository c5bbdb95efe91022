// npm start
import { continueUnderNode24 } from './continue-under-node-24.mjs';

continueUnderNode24('infra/platform/src/main.ts');
