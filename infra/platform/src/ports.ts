import { ConfigError } from './config';
import type { PlatformConfig } from './config';
import { portProblem } from './free-port';

/** Refuses to start half: every port must be free, and the message names the variable to set. */
export async function requireFreePorts({ port, operatorPort, operatorHost, apiPort }: PlatformConfig): Promise<void> {
  const wanted = [
    ['PORT', port, '::'],
    ['PORT', port, '0.0.0.0'],
    ['OPERATOR_PORT', operatorPort, operatorHost],
    ['API_PORT', apiPort, '127.0.0.1'],
  ] as const;
  for (const [variable, number, host] of wanted) {
    const problem = await portProblem(number, host);
    if (problem)
      throw new ConfigError(
        `Port ${number} ${problem}. Set ${variable} to another port, for example ${variable}=${number + 100}.`,
      );
  }
}
