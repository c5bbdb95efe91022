import './without-eval';
import { hydrateRoot } from 'react-dom/client';
import { Kit } from './kit';

hydrateRoot(document.getElementById('kit')!, <Kit />);
