import { bus } from '@shared-kit/runtime/bus';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useReportFirstUse } from './use-report-first-use';

function Calculator({ name }: { name: string }) {
  const report = useReportFirstUse();
  return <button onClick={report}>{name}</button>;
}

function Page() {
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <Calculator key={drawn} name="Loan" />
      <Calculator name="Fuel" />
      <button onClick={() => setDrawn(drawn + 1)}>Draw anew</button>
      <a href="/elsewhere">Go on</a>
    </>
  );
}

test('however many calculators a page has, and however often one is drawn anew, its first use is told once (S7-07)', async () => {
  const told: number[] = [];
  const off = bus.on('analytics:tracked', ({ eventId }) => told.push(eventId));
  renderWithStore(<Page />, { url: '/finance' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  for (const name of ['Loan', 'Fuel', 'Draw anew', 'Loan', 'Loan']) await press(name);
  expect(told).toEqual([26]);
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  for (const name of ['Fuel', 'Loan']) await press(name);
  expect(told).toEqual([26, 26]);
  off();
});
