import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
type Parameter = { name: string; in: string; required?: boolean; description?: string };
type Content = { content?: Record<string, { schema?: unknown }>; description?: string };
type Operation = {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
/** The part of an OpenAPI document that the page shows. */
export type OpenApiDocument = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** The API's description as one page of plain HTML: no script, nothing from elsewhere. */
export function apiDocsPage({ info, paths = {} }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => drawOperation(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(info.title)}</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>${escapeMarkup(info.title)}</h1>
<p>${escapeMarkup(info.description ?? '')} Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${operations.join('\n')}
</main></body></html>`;
}

function drawOperation(
  method: string,
  path: string,
  { summary, description, parameters = [], requestBody, responses = {} }: Operation,
): string {
  const said = [summary, description].filter(Boolean).map((text) => `<p>${escapeMarkup(text ?? '')}</p>`);
  const asked = parameters.map(
    (item) =>
      `<li><code>${escapeMarkup(item.name)}</code> in ${escapeMarkup(item.in)}${item.required ? ', required' : ''}</li>`,
  );
  const answers = Object.entries(responses).map(([status, answer]) => drawSchema(`Answer ${status}`, answer));
  return `<section><h2><span>${method}</span> <code>${escapeMarkup(path)}</code></h2>${said.join('')}
${asked.length > 0 ? `<ul>${asked.join('')}</ul>` : ''}${requestBody ? drawSchema('Body', requestBody) : ''}${answers.join('')}</section>`;
}

function drawSchema(label: string, { content = {} }: Content): string {
  const schema = Object.values(content)[0]?.schema;
  if (!schema) return `<p>${escapeMarkup(label)}: no content described</p>`;
  return `<details><summary>${escapeMarkup(label)}</summary><pre>${escapeMarkup(JSON.stringify(schema, null, 2))}</pre></details>`;
}

export const apiDocsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
section { border-top: 1px solid #8886; padding: 0.5rem 0 }
h2 { font-size: 1.1rem; font-weight: 600 }
h2 span { display: inline-block; min-width: 4rem }
pre { overflow-x: auto; font-size: 0.85rem }
`;
