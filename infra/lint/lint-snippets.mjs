import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * Reads `[{ filePath, code }]` from standard input and writes, for each, the rules it would
 * break if it stood there. For fence.test.ts: ESLint does not run inside jest's module loader.
 */
const snippets = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const broken = [];
for (const { filePath, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath });
  broken.push(result.messages.map((message) => message.ruleId));
}
process.stdout.write(JSON.stringify(broken));
