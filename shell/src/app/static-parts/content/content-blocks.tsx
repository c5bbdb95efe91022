import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import type { ShownBlock } from '@shared-kit/domain/content/content-pages';
import { Picture } from '@shared-kit/ui/car/picture';
import { ScrollRegion } from '@shared-kit/ui/layout/scroll-region';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import type { ReactNode } from 'react';
import { readText } from '@shared-kit/domain/content/read-text';
import { FormattedLine, FormattedText } from './formatted-text';
import * as s from './content-blocks.module.css';
import type { StretchBlock } from './stretches-of';
import { Hero } from './hero';
import { WayOn } from './way-on';
import { Focused } from './focused';
import { RequestedFrame } from './requested-frame';
import { SiteFigures } from '../site-figures';

type Of<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;

/** What stands below the text of a page, block by block. */
export function ContentBlocks({ blocks }: { blocks: readonly StretchBlock[] }) {
  return blocks.map(({ index, block, draws }) => (
    <section key={`${index} ${draws}`} className={s.part} {...(draws !== 'all' && { [`data-${draws}`]: '' })}>
      {block.kind === 'hero' ? (
        <Hero block={block} draws={draws} name={`frame-${index}`} />
      ) : (
        <>
          {draws !== 'ends' && block.heading && <h2>{block.heading}</h2>}
          {draws !== 'begins' && renderBlock(block, `frame-${index}`)}
        </>
      )}
    </section>
  ));
}

function renderBlock(block: Exclude<ShownBlock, { kind: 'hero' }>, name: string): ReactNode {
  switch (block.kind) {
    case 'stock':
    case 'offers':
    case 'locations':
    case 'reviews':
    case 'team':
    case 'form':
      return <WayOn block={block} />;
    case 'text':
      return <FormattedText elements={readText(block.text)} />;
    case 'questions':
      return <Questions items={block.items} />;
    case 'table':
      return <Table {...block} />;
    case 'gallery':
      return <Gallery pictures={block.pictures} />;
    case 'figures':
      return <SiteFigures />;
    case 'video':
    case 'embed':
      return <RequestedFrame {...block} name={name} />;
    case 'call_to_action':
      return <CallToAction {...block} />;
  }
}

function Questions({ items }: Pick<Of<'questions'>, 'items'>) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({
        title: question,
        content: <FormattedText elements={readText(answer)} />,
      }))}
    />
  );
}

/** The first cell names its row. It scrolls by itself where it is wider than the screen. */
function Table({ heading, columns, rows }: Of<'table'>) {
  return (
    <ScrollRegion label={heading || columns.join(', ')}>
      <table className={s.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <FormattedLine line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Gallery({ pictures }: Pick<Of<'gallery'>, 'pictures'>) {
  return (
    <ul className={s.gallery}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <Focused picture={picture}>
            <Picture
              {...{ id: picture.id, alt: picture.alt }}
              sizes="(width >= 64rem) 20rem, 50vw"
              ratio="3:2"
              widest={960}
              rounded
            />
          </Focused>
        </li>
      ))}
    </ul>
  );
}

function CallToAction({ text, link }: Of<'call_to_action'>) {
  return (
    <>
      {text && <FormattedText elements={readText(text)} />}
      <p>
        <LinkButton to={link.href} variant="primary">
          {link.label}
        </LinkButton>
      </p>
    </>
  );
}
