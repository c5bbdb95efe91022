import { Skeleton } from '@shared-kit/ui/message/skeleton';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useState } from 'react';
import * as s from './preview.module.css';

const WIDTHS = { phone: 'Phone, 390', tablet: 'Tablet, 768', desktop: 'Desktop, 1280' } as const;
type Width = keyof typeof WIDTHS;
const widths = Object.keys(WIDTHS) as Width[];

/** Without the focus nobody scrolls it by the keyboard (WCAG 2.1.1). */
const SCROLLED = { role: 'region', tabIndex: 0 };

type PreviewProps = {
  link: string | undefined;
  /** Loads anew with each saved version. */
  savedAs: number;
  title: string;
};

/** The site's own page in the draft's words, as the site's server draws it, at three widths. */
export function Preview({ link, savedAs, title }: PreviewProps) {
  const [width, setWidth] = useState<Width>('phone');
  return (
    <div className={s.preview}>
      <div role="group" aria-label="Width in pixels">
        <Stack row gap={8}>
          {widths.map((name) => (
            <Button key={name} size="s" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {WIDTHS[name]}
            </Button>
          ))}
        </Stack>
      </div>
      {link === undefined ? (
        <Skeleton shape="control" />
      ) : (
        <div className={`${s.window} ${s[width]}`} {...SCROLLED} aria-label={`Window on the draft of ${title}`}>
          <iframe key={savedAs} className={s.frame} src={link} title={`Draft of ${title}`} />
        </div>
      )}
    </div>
  );
}
