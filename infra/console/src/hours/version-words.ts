import type { HoursDetail } from '@shared-kit/contracts/server/hours-desk.contract';
import { formatMoment } from '../message/format';

/** Undefined for what the group's file says. */
export type Version = HoursDetail['versions'][number] | undefined;

/** "Version 3, by Dana, 24 November 2026, 11:00 am". */
export function versionWords(version: Version): string {
  if (!version) return "As the group's file says.";
  return `Version ${version.version}, ${version.by ? `by ${version.by}` : "from the group's file"}, ${formatMoment(version.at)}`;
}
