import type { OperatorAct } from './may';

/** Pages of the operator port beside the console, and who may see each: for the menus of both. */
export const operatorPages = [
  ['/', 'Platform', 'platform.see'],
  ['/leads', 'Leads', 'leads.see'],
  ['/messages', 'Messages', 'messages.see'],
  ['/outbox', 'Outbox', 'outbox.see'],
  ['/sites', 'Sites', 'platform.see'],
  ['/kit/', 'Design kit', 'platform.see'],
  ['/metrics', 'Metrics', 'platform.see'],
] as const satisfies readonly (readonly [href: string, name: string, act: OperatorAct])[];
