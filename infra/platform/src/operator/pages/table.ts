import { html } from './html';
import type { Html } from './html';

/** A table that scrolls sideways on a narrow screen, by keyboard too. The first cell of each row names it. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly (string | number | Html)[])[],
): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
