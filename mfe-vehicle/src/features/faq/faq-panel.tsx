import { Accordion } from '@shared-kit/ui/overlay/accordion';
import { Fold } from '@shared-kit/ui/overlay/fold';
import type { Question } from './questions';

type FaqPanelProps = { id: string; title: string; questions: readonly Question[] };

/** Questions with their answers, as the site words them. */
export function FaqPanel({ id, title, questions }: FaqPanelProps) {
  if (questions.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby={id}>
      <Fold id={id} title={title}>
        <Accordion
          name={id}
          items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </Fold>
    </section>
  );
}
