import { parseSearch } from '@shared-kit/domain/search/search-url';
import { render, screen } from '@testing-library/react';
import { ReadingNotes } from './reading-notes';

test('says what of a sentence could not narrow the stock', () => {
  render(
    <ReadingNotes
      asked={parseSearch(new URLSearchParams('query=suv or motorhome, no harley, no rental'))}
      results={{
        unstocked: [
          { name: 'body', value: 'SUV' },
          { name: 'body', value: 'Motorhome', instead: 'Caravan' },
        ],
        notExcluded: [
          { word: 'harley', isKnown: false },
          { word: 'rental', isKnown: true },
        ],
      }}
    />,
  );

  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'No “SUV” in stock, showing the results without it.',
    'No “Motorhome” in stock, showing Caravan instead.',
    'There is no “harley” here to leave out.',
    'We could not leave out “rental”.',
  ]);
});

test('a range that was exchanged is said once, wherever it stood', () => {
  render(
    <ReadingNotes
      asked={parseSearch(new URLSearchParams('query=2018-2015&range[price]=40000:20000'))}
      results={{ exchanged: ['price', 'year'] }}
    />,
  );

  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Price: “From” was more than “To”, so we exchanged them.',
    'Year: “From” was more than “To”, so we exchanged them.',
  ]);
});
