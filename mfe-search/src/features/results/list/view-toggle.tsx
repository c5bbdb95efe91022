import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { IconButton } from '@shared-kit/ui/icon-button';
import * as s from '../results-page.module.css';
import type { View } from './use-view';

type ViewToggleProps = { view: View; choose: (view: View) => void };

/** Grid or list, where the screen has room for either. Needs scripts, and comes after the page. */
export function ViewToggle({ view, choose }: ViewToggleProps) {
  return (
    <div role="group" aria-label="View" className={s.views}>
      <IconButton label="Grid" aria-pressed={view === 'grid'} onClick={() => choose('grid')}>
        <LayoutGrid aria-hidden />
      </IconButton>
      <IconButton label="List" aria-pressed={view === 'list'} onClick={() => choose('list')}>
        <Rows3 aria-hidden />
      </IconButton>
    </div>
  );
}
