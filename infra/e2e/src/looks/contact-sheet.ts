/** A picture of one page of one site at one width: `file` beside the sheet; null where the site has no such page. */
export type Look = { page: string; site: string; width: number; file: string | null };

/**
 * The contact sheet: a row for each page and width, a column for each site, so that the same page of all sites stands side
 * by side. A picture is cut to its beginning; pressed, it opens whole.
 */
export function contactSheet(looks: readonly Look[]): string {
  const sites = [...new Set(looks.map(({ site }) => site))];
  const rows = [...new Set(looks.map(({ page, width }) => `${page} ${width}`))];
  const cell = (row: string, site: string) => {
    const look = looks.find((one) => one.site === site && `${one.page} ${one.width}` === row);
    return look?.file
      ? `<td><a href="${look.file}"><img src="${look.file}" alt="${row} ${site}" loading="lazy"></a></td>`
      : '<td>none</td>';
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks</title>
<style>
  body { margin: 16px; font: 14px system-ui; background: #ddd; }
  th { position: sticky; top: 0; padding: 8px; background: #ddd; text-align: start; }
  td { padding: 8px; vertical-align: top; }
  img { width: 300px; height: 420px; object-fit: cover; object-position: top; background: #fff; }
</style>
<table>
<tr><th>page</th>${sites.map((site) => `<th>${site}</th>`).join('')}</tr>
${rows.map((row) => `<tr><td>${row}</td>${sites.map((site) => cell(row, site)).join('')}</tr>`).join('\n')}
</table>
</html>
`;
}
