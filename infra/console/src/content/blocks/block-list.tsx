import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useRef, useState } from 'react';
import { BlockFields } from './block-fields';
import { blocksIn, kinds, KINDS } from './block-kinds';
import type { Kind, WrittenBlock } from './block-kinds';
import * as s from './blocks.module.css';

type BlockListProps = { blocks: unknown; onChange: (blocks: WrittenBlock[]) => void };

/** The parts of a page in their order: added, moved by buttons and removed, each with its own fields. */
export function BlockList({ blocks: given, onChange }: BlockListProps) {
  const blocks = blocksIn(given);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  function put(next: WrittenBlock[], words: string) {
    onChange(next);
    setSaid(words);
  }
  function add(kind: Kind) {
    put([...blocks, KINDS[kind].empty], `${KINDS[kind].name} added as part ${blocks.length + 1}`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child summary')?.focus());
  }
  function move(index: number, by: number) {
    const block = blocks[index]!;
    put(blocks.toSpliced(index, 1).toSpliced(index + by, 0, block), `Now part ${index + by + 1} of ${blocks.length}`);
  }

  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Parts below the text</legend>
      <ol ref={list} className={s.list}>
        {blocks.map((block, index) => (
          // By place: a part has no name of its own, and its fields are all controlled.
          <li key={index}>
            <details className={s.block} open>
              <summary className={s.name}>
                {index + 1}. {KINDS[block.kind].name}
              </summary>
              <Stack gap={12}>
                <BlockFields
                  block={block}
                  prefix={`blocks.${index}`}
                  onChange={(said) => onChange(blocks.with(index, { ...block, ...said }))}
                />
                <Stack row gap={8}>
                  <Button size="s" disabled={index === 0} onClick={() => move(index, -1)}>
                    Up
                  </Button>
                  <Button size="s" disabled={index === blocks.length - 1} onClick={() => move(index, 1)}>
                    Down
                  </Button>
                  <Button size="s" onClick={() => put(blocks.toSpliced(index, 1), `Part ${index + 1} removed`)}>
                    Remove
                  </Button>
                </Stack>
              </Stack>
            </details>
          </li>
        ))}
      </ol>
      <Stack row gap={8}>
        {kinds.map((kind) => (
          <Button key={kind} size="s" onClick={() => add(kind)}>
            Add {KINDS[kind].name.toLowerCase()}
          </Button>
        ))}
      </Stack>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
