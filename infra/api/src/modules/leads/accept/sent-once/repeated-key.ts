import { ProblemError } from '../../../../plugins/problems';

/** The refusal of an idempotency key that came with other content before. */
export function repeatedKey(): ProblemError {
  return new ProblemError('validation_failed', 'Idempotency key used for another form', {
    idempotency_key: ['This form was already sent. Load the page again to send another enquiry.'],
  });
}
