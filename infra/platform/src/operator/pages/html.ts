/** Markup that is already safe to send. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Template tag: every value is escaped unless it is Html itself, so mail and messages cannot bring markup of their own. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    strings.map((part, index) => part + (index < values.length ? render(values[index] ?? '') : '')).join(''),
  );
}

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((item) => item.text).join('\n');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
