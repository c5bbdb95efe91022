import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiAnswer } from '@shared-kit/runtime/request-scope';
import { askOnce } from './ask-once';

/** Answers with how many questions there were before, or with what is given. */
function counted(given: ApiAnswer[] = []) {
  const questions: FetchArgs[] = [];
  const ask = askOnce(async (question) => {
    questions.push(question);
    await Promise.resolve();
    return given.shift() ?? { data: questions.length };
  });
  return { ask, questions };
}

test('two remotes that ask by one address at once are answered by one question, and so is a third after them', async () => {
  const { ask, questions } = counted();

  const both = await Promise.all([ask({ url: 'locations/noosa' }), ask({ url: 'locations/noosa', method: 'GET' })]);

  expect([...both, await ask({ url: 'locations/noosa' })]).toEqual([{ data: 1 }, { data: 1 }, { data: 1 }]);
  expect(questions).toHaveLength(1);
});

test('other addresses and other words in one are other questions', async () => {
  const { ask, questions } = counted();
  for (const question of [{ url: 'a' }, { url: 'b' }, { url: 'a', params: { page: '1' } }, { url: 'a', params: {} }])
    await ask(question);

  expect(questions).toHaveLength(4);
});

test('what has failed is asked again, and what is sent is sent each time', async () => {
  const { ask, questions } = counted([{ error: { status: 503 } }]);

  expect(await ask({ url: 'a' })).toEqual({ error: { status: 503 } });
  expect(await ask({ url: 'a' })).toEqual({ data: 2 });
  await ask({ url: 'leads', method: 'POST', body: {} });
  await ask({ url: 'leads', method: 'POST', body: {} });
  expect(questions).toHaveLength(4);
});
