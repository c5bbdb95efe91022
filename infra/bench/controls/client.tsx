// The whole script of the control "React alone": it takes over what the server drew.
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './pages/page';
import type { PageData } from './pages/page-data';

function Alive({ data }: { data: PageData }) {
  // The same mark that the product's pages set.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return <Page data={data} />;
}

const data = JSON.parse(document.getElementById('data')!.textContent) as PageData;
hydrateRoot(document.getElementById('root')!, <Alive data={data} />);
