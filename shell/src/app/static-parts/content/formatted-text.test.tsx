import { readText } from '@shared-kit/domain/content/read-text';
import { render, screen } from '@testing-library/react';
import { FormattedText } from './formatted-text';

const draw = (text: string) => render(<FormattedText elements={readText(text)} />).container;

test('draws bold and italic words and links in paragraphs, headings and lists', () => {
  const drawn = draw(
    '## Our **hours**\n\nCall [the _yard_](tel:0738089999).\n\n- **Monday**\n- [Map](https://a.example/b)',
  );

  expect(drawn.innerHTML).toBe(
    '<h2>Our <strong>hours</strong></h2><p>Call <a href="tel:0738089999">the </a><a href="tel:0738089999"><em>yard</em></a>.</p>' +
      '<ul><li><strong>Monday</strong></li><li><a href="https://a.example/b">Map</a></li></ul>',
  );
});

test('draws nothing of what is typed as markup, and no link to a script', () => {
  draw('**<img src=x onerror=alert(1)>** [go](javascript:alert(1)) <a href="x">y</a>');

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/onerror/)).toHaveTextContent('<img src=x onerror=alert(1)>');
});
