import { contentBlockSchema } from '@shared-kit/contracts/site/content-page.contract';
import { framedContentAt } from '@shared-kit/domain/content/framed-content';
import { render, screen } from '@testing-library/react';
import { ContentBlocks } from './content-blocks';
import { stretchesOf } from './stretches-of';

const link = { label: 'Book a drive', href: '/test-drive' };

/** The stretches of a page whose only part it is, as the server has them. */
function stretches(more: object) {
  const block = contentBlockSchema.parse({ kind: 'hero', heading: 'Winter sale', text: '**Only** now.', ...more });
  const page = { path: '/a', title: 'A', description: '', body: '', form: '', form_place: '', blocks: [block] };
  const content = framedContentAt({ name: 'Corella', pages: [page], posts: [] }, '/a', new Date());
  return stretchesOf(content?.blocks ?? []);
}
const draw = (stretch: ReturnType<typeof stretchesOf>[number]) => render(<ContentBlocks blocks={stretch} />);

test('large words stand beside a picture with the way on', () => {
  const [whole = []] = stretches({ picture: { id: 'yard', alt: 'Our yard' }, link });
  draw(whole);

  expect(screen.getByRole('heading', { level: 2, name: 'Winter sale' })).toBeVisible();
  expect(screen.getByText('Only').tagName).toBe('STRONG');
  expect(screen.getByRole('img', { name: 'Our yard' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a drive' })).toHaveAttribute('href', '/test-drive');
});

test('a film beside them is asked for by whoever wants to see it', () => {
  const film = { shows: 'video', address: 'https://vimeo.com/76979871', title: 'A tour', film: 'We walk the yard.' };
  const [whole = []] = stretches(film);
  draw(whole);

  expect(screen.getByTitle('A tour')).not.toHaveAttribute('src');
  expect(screen.getByRole('link', { name: 'Play “A tour” from Vimeo' })).toBeVisible();
  expect(screen.getByText('We walk the yard.')).toBeVisible();
});

test('vehicles on offer stand between the words and the way to all of them', () => {
  const [before = [], after = []] = stretches({ shows: 'offer' });
  draw(before);
  expect(screen.getByRole('heading', { name: 'Winter sale' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  draw(after);
  expect(screen.getByRole('link', { name: 'See all of them' })).toHaveAttribute('href', '/special-offers');
});
