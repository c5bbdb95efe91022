// npm run dev [-- remote …]: npm start, with remotes, shell and API as they are being written.
import { continueUnderNode24 } from './continue-under-node-24.mjs';

continueUnderNode24('infra/platform/src/dev/main.ts', process.argv.slice(2));
