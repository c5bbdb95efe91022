import { DrizzleQueryError } from 'drizzle-orm';
import { withoutParameters } from './without-parameters';

test('of a statement that failed what the database said is kept, and nothing of what somebody wrote', () => {
  const cause = new Error('unsupported Unicode escape sequence');
  const failed = new DrizzleQueryError('insert into content_version values ($1)', ['Nobody reads this'], cause);

  expect(withoutParameters(failed)).toBe(cause);
  expect(withoutParameters(new DrizzleQueryError('select 1', ['Nobody reads this']))).toEqual(
    new Error('A statement failed'),
  );
});

test('another error is logged as it is', () => {
  const error = new Error('gone');
  expect(withoutParameters(error)).toBe(error);
});
