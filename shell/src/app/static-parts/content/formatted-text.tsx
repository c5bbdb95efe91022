import type { TextElement } from '@shared-kit/domain/content/read-text';
import { readRuns } from '@shared-kit/domain/content/text-runs';
import type { TextRun } from '@shared-kit/domain/content/text-runs';

/** Paragraphs, headings and lists of a text. */
export function FormattedText({ elements }: { elements: readonly TextElement[] }) {
  return elements.map((element, index) => {
    if (element.kind === 'heading')
      return (
        <h2 key={index} id={element.id}>
          <FormattedLine line={element.text} />
        </h2>
      );
    if (element.kind === 'paragraph')
      return (
        <p key={index}>
          <FormattedLine line={element.text} />
        </p>
      );
    return (
      <ul key={index}>
        {element.items.map((item, at) => (
          <li key={at}>
            <FormattedLine line={item} />
          </li>
        ))}
      </ul>
    );
  });
}

/** A line of a text with its bold and italic words and its links. */
export function FormattedLine({ line }: { line: string }) {
  return readRuns(line).map((run, index) => <Run key={index} {...run} />);
}

function Run({ text, bold, italic, href }: TextRun) {
  const leaning = italic ? <em>{text}</em> : text;
  const heavy = bold ? <strong>{leaning}</strong> : leaning;
  return href === undefined ? heavy : <a href={href}>{heavy}</a>;
}
