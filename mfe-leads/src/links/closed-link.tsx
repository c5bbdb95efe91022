import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';

type ClosedLinkProps = {
  /** "booking", as in "this booking". */
  what: string;
  error: Problem | SerializedError | undefined;
  /** What to do where nothing is known of the link. */
  help?: string;
  /** And where to. */
  way?: { label: string; href: string };
};

const CALL = 'Call us and we look it up.';

/** Instead of what a signed link opens: what became of it, and where to go on. It tells nothing of the person. */
export function ClosedLink({ what, error, help = CALL, way }: ClosedLinkProps) {
  const problem = asProblem(error);
  const [title, text] = wordsOf(problem, what, help);
  const ways = problem?.links ?? (way ? [way] : []);
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={ways.map(({ label, href }, index) => (
        <LinkButton key={href} to={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    />
  );
}

function wordsOf(problem: Problem | undefined, what: string, help: string): [title: string, text: string] {
  if (problem?.code === 'gone')
    return problem.ended === 'revoked'
      ? [
          'This link has been switched off',
          `It opens your ${what} no more, for your safety or because you asked for it. Talk to us: we make sure it is you, and go on from there.`,
        ]
      : [
          'This link has expired',
          `Links to a ${what} work for a limited time, and that of this one is over. If you still need it, talk to us: we make sure it is you, and go on from there.`,
        ];
  if (problem && problem.code !== 'not_found' && problem.code !== 'bad_request')
    return [`We cannot show this ${what} right now`, 'Nothing is lost. Try again in a few minutes.'];
  return [`We cannot find this ${what}`, `The link may be incomplete. ${help}`];
}
