import { newTotpSecret, totpCode, totpStep } from '../accounts/one-time-codes';
import { setCodes } from '../accounts/operator-codes';
import { sealBy } from '../accounts/seal';
import type { openOperator } from './open-operator';

export const PASSWORD = 'correct horse, battery';

/** An account with the second way set. `code` is what its app shows now. */
export async function withCodesAt(operator: Awaited<ReturnType<typeof openOperator>>) {
  const { id, name, cookie } = await operator.signIn();
  const secret = newTotpSecret();
  const step = (totpStep(secret, totpCode(secret, operator.now()), operator.now()) ?? 0) - 1;
  const recovery = await operator.inAccounts((client) =>
    setCodes(
      client,
      { name, id: null },
      { accountId: id, password: PASSWORD, secret, step },
      sealBy('of the instance'),
    ),
  );
  return { id, name, cookie, recovery, code: () => totpCode(secret, operator.now()) };
}
