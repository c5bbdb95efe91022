import type { ResolvedRoute } from '../page-payload';
import { EnquiryEssentials } from './enquiry-essentials';
import * as s from './essentials.module.css';
import { VehicleEssentials } from './vehicle-essentials';

/**
 * What the shell draws by itself where a remote's page cannot be had: never a dead end,
 * always a way to ask, and on a vehicle page the price.
 */
export function Essentials({ kind }: { kind: ResolvedRoute['essentials'] }) {
  if (kind === 'vehicle') return <VehicleEssentials />;
  return (
    <section className={s.essentials}>
      <h1>{kind === 'search' ? 'Our stock list is taking a break' : 'This page is taking a break'}</h1>
      <p>Please try again in a moment. Or tell us what you are looking for and we will find it for you.</p>
      <EnquiryEssentials />
    </section>
  );
}
