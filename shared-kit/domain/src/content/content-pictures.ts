import type { ContentBlock, ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import type { ContentPicture } from '@shared-kit/contracts/site/content-picture.contract';

/** The id of a picture that a site's editors brought along. */
export const OWN_PICTURE_ID = /^own-[0-9a-f]{16}$/;

/** Whether an id is one of a picture that a site's editors brought along; what stands under it never changes. */
export function isOwnPicture(id: string): boolean {
  return OWN_PICTURE_ID.test(id);
}

/** Every picture of a page with the field it stands in, like `picture` or `blocks.2`. */
export function contentPictures({
  picture,
  blocks = [],
}: Pick<ContentPage, 'picture' | 'blocks'>): { where: string; id: string; alt: string }[] {
  return [
    ...(picture ? [{ where: 'picture', id: picture.id, alt: picture.alt }] : []),
    ...blocks.flatMap((block, index) =>
      picturesOf(block).map(({ id, alt }) => ({ where: `blocks.${index}`, id, alt })),
    ),
  ];
}

function picturesOf(block: ContentBlock): readonly ContentPicture[] {
  switch (block.kind) {
    case 'gallery':
      return block.pictures;
    case 'video':
    case 'embed':
    case 'hero':
      return block.picture ? [block.picture] : [];
    case 'text':
    case 'questions':
    case 'table':
    case 'figures':
    case 'call_to_action':
    case 'stock':
    case 'offers':
    case 'locations':
    case 'reviews':
    case 'team':
    case 'form':
      return [];
  }
}
