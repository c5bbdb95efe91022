import { newTotpSecret, totpCode, totpStep } from '../accounts/one-time-codes';
import { setCodes } from '../accounts/operator-codes';
import { passwordsBy } from '../accounts/password-hash';
import { sealBy } from '../accounts/seal';
import { PASSWORD_COST } from './open-operator';
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
      { seal: sealBy('of the instance'), passwords: passwordsBy(PASSWORD_COST) },
    ),
  );
  return { id, name, cookie, recovery, code: () => totpCode(secret, operator.now()) };
}
