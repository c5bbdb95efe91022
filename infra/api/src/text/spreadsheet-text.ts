/**
 * What a spreadsheet would take for a formula: =, +, -, @, | and %, also in full width, which East Asian spreadsheets
 * read as the same, and what hides them: space, control and format characters. A number below zero is none.
 */
const FORMULA = /^(?!-[\d.]+$)(?:[\s\p{C}]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪−]|[\t\r\n])/u;

/** A cell's text for a file that a spreadsheet may open: a leading apostrophe makes any of them show it as text. */
export function spreadsheetText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
