import './without-eval';
import { watchMenus } from '@shared-kit/ui/site/watch-menus';
import { hydrateRoot } from 'react-dom/client';
import { Kit } from './kit';

hydrateRoot(document.getElementById('kit')!, <Kit />);
// A site's pages draw what is below the screen part by part and then say so; here all of it is looked at.
document.documentElement.dataset['drawn'] = '';
watchMenus();
