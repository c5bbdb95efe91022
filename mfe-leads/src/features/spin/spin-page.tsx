import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { leadsApi } from '../../api/leads.api';
import { LeadForm } from '../../lead-form/lead-form';
import { DealershipSelect } from '../../places/dealership-select';
import { chanceOf } from './chance-of';
import * as s from './spin.module.css';

/** What can be won, and the form that plays. The server decides: nothing in this page knows how. */
export function SpinPage() {
  const site = useSite();
  const { spin_prizes: prizes, spin_period: period } = useRemoteConfig('mfe-leads');
  const { data: session } = leadsApi.endpoints.getSession.useQuery();
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Container section>
      <title>{`Spin to win | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {prizes.length === 0 ? (
        <EmptyState title="There is no game at the moment" text="Look in again later." />
      ) : (
        <>
          <SectionHeading level={1} title="Spin to win" text={`One spin for each mobile number and ${period}.`} />
          <Columns>
            <LeadForm
              form={leadForm('spin-to-win')}
              hidden={{}}
              start={{ phone: shopperPhone(session?.user?.phone ?? '') }}
            >
              {(fields) => <DealershipSelect fields={fields} />}
            </LeadForm>
            <section className={s.prizes} aria-labelledby="prizes-title">
              <h2 id="prizes-title">What is on the wheel</h2>
              <ul>
                {prizes.map(({ label, weight }) => (
                  <li key={label}>
                    <span>{label}</span>
                    <span className={s.chance}>{chanceOf(weight, whole)}</span>
                  </li>
                ))}
              </ul>
            </section>
          </Columns>
        </>
      )}
    </Container>
  );
}
