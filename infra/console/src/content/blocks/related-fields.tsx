import { TextField } from '@shared-kit/ui/form/text-field';
import { listIn, textIn } from './block-kinds';
import * as s from './blocks.module.css';
import { Repeated } from './repeated';

/** Ways on from a page, beside its text. */
export function RelatedFields({ related, onChange }: { related: unknown; onChange: (related: object[]) => void }) {
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Where to next</legend>
      <Repeated name="link" items={listIn(related)} empty={{ label: '', href: '/' }} onChange={onChange}>
        {(link, index, say) => (
          <>
            <TextField
              label={`Words of link ${index + 1}`}
              name={`related.${index}.label`}
              value={textIn(link['label'])}
              onChange={(event) => say({ label: event.target.value })}
            />
            <TextField
              label={`Address of link ${index + 1}`}
              name={`related.${index}.href`}
              value={textIn(link['href'])}
              onChange={(event) => say({ href: event.target.value })}
            />
          </>
        )}
      </Repeated>
    </fieldset>
  );
}
